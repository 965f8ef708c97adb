import type { SectionOf } from '../../content/services.ts'
import { reveal } from '../../motion/reveal.tsx'
import { TwoWeeks } from './two-weeks.tsx'
import css from './work-samples.module.css'

type Item = Extract<SectionOf<'choose'>, { layout: 'samples' }>['items'][number]
type SampleProps = { labels: readonly string[] }

const samples = {
  'marked-caption': MarkedCaption,
  'two-days': TwoDays,
  'two-weeks': TwoWeeks,
  'key-board': KeyBoard,
} satisfies Record<Item['drawing'], unknown>

/** Reasons, each below a piece of the work that shows it. */
export function WorkSamples({ items }: { items: readonly Item[] }) {
  return (
    <ul role="list" className={css.list} data-figure>
      {items.map(({ drawing, labels, title, text }) => {
        const Sample = samples[drawing]
        return (
          <li key={title} className={css.item} {...reveal}>
            <div className={css.sample} data-sample={drawing}>
              <Sample labels={labels} />
            </div>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** labels: the line that goes, the one in its place, why. */
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

/** labels: a day and two lines of it, the day after and its line. */
function TwoDays({ labels: [day, ...lines] }: SampleProps) {
  const [idea, made, next, live] = lines
  return (
    <>
      <div className={css.leaf}>
        <p className={css.day}>{day}</p>
        <p>{idea}</p>
        <p>{made}</p>
      </div>
      <div className={css.leaf}>
        <p className={css.day}>{next}</p>
        <svg viewBox="0 0 64 64" width="64" height="64" className={css.film} aria-hidden="true">
          <path d="M0 0h64v64H0z" className={css.screen} />
          <path d="M22 15l30 17-30 17z" className={css.play} />
        </svg>
        <p>{live}</p>
      </div>
    </>
  )
}

/** labels: what hangs there, each with its key; whose they are. */
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
