import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { TwoWeeks } from './two-weeks.tsx'
import css from './work-samples.module.css'

type SamplesContent = Extract<SectionOf<'choose'>, { layout: 'samples' }>
type SampleProps = { labels: readonly string[] }

const drawings = {
  'marked-caption': MarkedCaption,
  'two-days': TwoDays,
  'two-weeks': TwoWeeks,
  'key-board': KeyBoard,
} satisfies Record<SamplesContent['samples'][number]['drawing'], unknown>

/** Reasons, each below a piece of the work that shows it. */
export function WorkSamples({ items, samples }: Pick<SamplesContent, 'items' | 'samples'>) {
  return (
    <ul role="list" className={css.list} data-figure>
      {items.map(({ title, text }, at) => {
        const sample = samples[at]
        const Drawing = sample && drawings[sample.drawing]
        return (
          <li key={title} className={css.item} {...reveal}>
            {Drawing && (
              <div className={css.sample} data-sample={sample.drawing}>
                <Drawing labels={sample.labels} />
              </div>
            )}
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** Draws a caption under revision. labels: the deleted line, its replacement, the reason. */
function MarkedCaption({ labels: [draft, written, why] }: SampleProps) {
  return (
    <>
      <p>
        <del className={css.draft}>{draft}</del>
      </p>
      <p>
        <ins className={css.written}>{written}</ins>
      </p>
      <p className={css.why}>{why}</p>
    </>
  )
}

/** Splits “11:20 the idea” into a time and what is done then. */
function Timed({ label }: { label: string | undefined }) {
  const [time = '', ...words] = (label ?? '').split(' ')
  return (
    <p>
      <span className={css.time}>{time}</span> {words.join(' ')}
    </p>
  )
}

/** Draws two days of work. labels: a day and two lines of it, the next day and its line. */
function TwoDays({ labels: [day, idea, made, next, live] }: SampleProps) {
  return (
    <>
      <div className={css.leaf}>
        <p className={css.day}>{day}</p>
        <Timed label={idea} />
        <Timed label={made} />
      </div>
      <div className={css.leaf}>
        <p className={css.day}>{next}</p>
        <Timed label={live} />
        <svg viewBox="0 0 96 64" width="96" height="64" className={css.film} aria-hidden="true">
          <path d="M0 0h96v64H0z" className={css.screen} />
          <path d="M38 15l30 17-30 17z" className={css.play} />
        </svg>
      </div>
    </>
  )
}

/** Draws a board of keys. labels: what hangs there, each with its key; the owner. */
function KeyBoard({ labels }: SampleProps) {
  return (
    <>
      <ul role="list" className={css.keys}>
        {labels.slice(0, -1).map((name) => (
          <li key={name} className={css.key}>
            {name}
            <svg viewBox="0 0 48 96" width="48" height="96" aria-hidden="true">
              <path d="M21 0h6v14h-6z" className={css.hook} />
              <path
                d="M24 6a20 20 0 0 1 5 39.4V90H19V78h-9v-9h9v-6h-6v-9h6v-8.6A20 20 0 0 1 24 6zm0 10a9 9 0 1 0 .1 0z"
                className={css.metal}
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className={css.tag}>{labels.at(-1)}</p>
    </>
  )
}
