import {
  customerCost,
  formatAmount,
  formatCount,
  formatGiven,
  isCurrency,
  type Currency,
  type CustomerNumbers,
} from '../../lib/customer-cost.ts'
import { setMessage } from '../../lib/contact-link.ts'
import { getRouteState } from '../../router/hash-router.ts'

const NAMES = ['price', 'margin', 'visitors', 'share'] as const
type Name = (typeof NAMES)[number]
/** Longer amounts are set in a smaller type size. */
const LONG = 8

/** Replaces the number of the example by an input field. */
function putField(number: HTMLElement, name: Name): void {
  const field = Object.assign(document.createElement('input'), {
    name,
    type: 'number',
    inputMode: 'decimal',
    min: '0',
    max: number.dataset['max'],
    step: 'any',
    required: true,
    defaultValue: number.textContent,
    className: number.className,
  })
  field.dataset['label'] = number.dataset['label']
  field.setAttribute('aria-describedby', number.nextElementSibling?.id ?? '')
  number.replaceWith(field)
}

/**
 * Calculates the result on each change. The page's query may give the numbers; the link to the contact form carries
 * them in its message.
 */
export function mount(root: HTMLElement): () => void {
  const find = <Found extends Element>(selector: string): Found => {
    const found = root.querySelector<Found>(selector)
    if (!found) throw new Error(`The calculator has no ${selector}`)
    return found
  }
  const input = (name: string) => find<HTMLInputElement>(`[name=${name}]`)
  for (const name of NAMES) {
    const number = root.querySelector<HTMLElement>(`[data-number=${name}]`)
    if (number) putField(number, name)
  }
  const { pathname, search } = getRouteState().location
  const asked = new URLSearchParams(search)
  for (const name of NAMES) {
    const value = asked.get(name)
    if (value) input(name).value = value
  }
  const radios = [...root.querySelectorAll<HTMLInputElement>('[name=currency]')]
  for (const radio of radios) if (radio.value === asked.get('currency')) radio.checked = true
  const currency = (): Currency => {
    const value = radios.find((radio) => radio.checked)?.value ?? null
    return isCurrency(value) ? value : 'INR'
  }
  const copy = find<HTMLButtonElement>('[data-copied]')
  const copyLabel = find<HTMLElement>('[data-copied] span')
  const words = copyLabel.textContent
  const link = find('[data-send]')
  const contactPage = link.getAttribute('href') ?? ''

  const number = (name: Name) => (input(name).validity.rangeOverflow ? Number.NaN : input(name).valueAsNumber)
  const numbers = (): CustomerNumbers => ({
    price: number('price'),
    margin: number('margin'),
    visitors: number('visitors'),
    share: number('share'),
  })

  const faultOf = (name: Name): string => {
    const { max, validity } = input(name)
    if (validity.rangeOverflow)
      return (root.dataset['high'] ?? '').replace('{max}', formatCount(Number(max), currency()))
    return input(name).valueAsNumber > 0 ? '' : (root.dataset['low'] ?? '')
  }
  const showFault = (name: Name): void => {
    const text = faultOf(name)
    find(`[data-fault=${name}]`).textContent = text
    input(name).setAttribute('aria-invalid', String(text !== ''))
  }

  const update = (): void => {
    const given = numbers()
    const cost = customerCost(given)
    const unit = currency()
    // A fault is shown once its field was left, or at once if the number is too large, because typing on does not mend
    // that.
    for (const name of NAMES)
      if (find(`[data-fault=${name}]`).textContent || input(name).validity.rangeOverflow) showFault(name)
    const faulty = NAMES.filter((name) => faultOf(name))
    const isComplete = faulty.length === 0
    const fields = faulty.map((name) => input(name).dataset['label']).join(', ')
    find('span[data-check]').textContent = isComplete ? '' : (root.dataset['check'] ?? '').replace('{fields}', fields)
    for (const [name, value] of Object.entries(cost)) {
      const result = find(`[data-result=${name}]`)
      const format = name === 'customers' ? formatCount : formatAmount
      result.textContent = value === null ? '–' : format(value, unit)
      result.toggleAttribute('data-none', value === null)
      result.toggleAttribute('data-long', result.textContent.length > LONG)
    }
    find('rect').setAttribute('width', String(faultOf('margin') ? 0 : given.margin))
    copyLabel.textContent = words
    copy.disabled = !isComplete
    const price = formatGiven(given.price, unit)
    const customer = find('[data-result=customer]').textContent
    setMessage(link, contactPage, isComplete ? messageOf({ ...given, price, customer }) : null)
  }

  const messageOf = (values: Record<string, string | number>): string =>
    (root.dataset['message'] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

  const copyAddress = async (): Promise<void> => {
    const query = new URLSearchParams(NAMES.map((name) => [name, input(name).value]))
    if (!radios[0]?.checked) query.set('currency', currency())
    try {
      await navigator.clipboard.writeText(`${location.href.split('#', 1)[0]}#${pathname}?${query}`)
      copyLabel.textContent = copy.dataset['copied'] ?? ''
    } catch (error) {
      console.warn('The link could not be copied.', error)
    }
  }
  /** Choosing a currency replaces an unchanged example price by the example of that currency. */
  const onInput = ({ target }: Event): void => {
    const chosen = radios.find((radio) => radio === target)
    const price = input('price')
    if (chosen && radios.some((radio) => radio.dataset['example'] === price.value))
      price.value = chosen.dataset['example'] ?? ''
    update()
  }
  const onLeave = ({ target }: Event): void => {
    for (const name of NAMES) if (input(name) === target) showFault(name)
  }
  const onCopy = (): void => void copyAddress()

  update()
  root.addEventListener('input', onInput)
  root.addEventListener('focusout', onLeave)
  copy.addEventListener('click', onCopy)
  return () => {
    root.removeEventListener('input', onInput)
    root.removeEventListener('focusout', onLeave)
    copy.removeEventListener('click', onCopy)
  }
}
