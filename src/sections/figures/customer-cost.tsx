import { useId } from 'react'
import type { FigureOf } from '../../content/services.ts'
import { customerCost, formatAmount, formatCount } from '../../lib/customer-cost.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './customer-cost.module.css'

const fields = ['price', 'margin', 'visitors', 'share'] as const

/** Calculator for what a customer may cost, from four numbers. Without script it shows a worked example. */
export function CustomerCost(figure: FigureOf<'customer-cost'>) {
  const { currency, currencies, margin, visitors, share, results, legend, formula, fault, send } = figure
  const { message, copy, copied } = figure
  const id = useId()
  const [first] = currencies
  const cost = customerCost({
    price: first.value,
    margin: margin.value,
    visitors: visitors.value,
    share: share.value,
  })
  const amount = (value: number | null) => (value === null ? '–' : formatAmount(value, first.code))
  return (
    <div
      className={css.calculator}
      data-enhance="customer-cost"
      data-message={message}
      data-low={fault.low}
      data-high={fault.high}
      data-check={fault.check}
    >
      <div className={css.fields} role="group" aria-label={figure.heading}>
        <div role="radiogroup" aria-label={currency} className={css.currencies}>
          {currencies.map(({ code, name, value }) => (
            <label key={code} className={css.currency}>
              <input
                type="radio"
                name="currency"
                value={code}
                defaultChecked={code === first.code}
                data-example={value}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
        {fields.map((name) => {
          const { label, max } = figure[name]
          return (
            <label key={name} className={css.field}>
              <span>
                {label}{' '}
                {name === 'price' ? (
                  currencies.map(({ code, unit }) => (
                    <strong key={code} className={css.unit} data-currency={code}>
                      {unit}
                    </strong>
                  ))
                ) : (
                  <span className={css.unit}>{figure[name].unit}</span>
                )}
              </span>
              {/* The client adds the field: in the document it makes Chromium lay out this section early, to find forms. */}
              <span data-number={name} data-label={label} data-max={max} data-live className={css.input}>
                {name === 'price' ? first.value : figure[name].value}
              </span>
              <span id={id + name} className={css.fault} data-fault={name} aria-live="polite" data-live />
            </label>
          )
        })}
        <p className={css.formula}>{formula}</p>
      </div>
      <div className={css.worked}>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={css.bar} aria-hidden="true">
          <path d="M0 0H100V10H0z" className={css.price} />
          <rect width={margin.value} height="10" className={css.left} />
        </svg>
        <p className={css.legend}>
          {legend.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <output aria-label={results.customer} className={css.result} data-live>
          <span className={css.label}>{results.customer}</span>
          <b data-result="customer" className={css.large}>
            {amount(cost.customer)}
          </b>
          <span data-check className={css.check} />
        </output>
        <dl>
          {(['click', 'customers', 'month'] as const).map((name) => (
            <div key={name} className={css.other}>
              <dt>{results[name]}</dt>
              <dd data-result={name} data-live>
                {name === 'customers' ? formatCount(cost[name] ?? 0, first.code) : amount(cost[name])}
              </dd>
            </div>
          ))}
        </dl>
        <div className={css.ways}>
          <Button to="/contact-us" data-send>
            {send}
          </Button>
          <button type="button" className={css.copy} data-copied={copied}>
            <Icon name="copy" /> <span>{copy}</span>
          </button>
        </div>
      </div>
    </div>
  )
}
