import { useId, type ComponentType, type ReactNode } from 'react'
import type { FigureContent } from '../../content/services.ts'
import type { stagedDrawings } from '../../content/drawings.ts'
import figure from './figure.module.css'
import { BudgetThreads } from './budget-threads.tsx'
import { BuyersDay } from './buyers-day.tsx'
import { CustomerYear } from './customer-year.tsx'
import { DropOff } from './drop-off.tsx'
import { FlowDrawing } from './flow-drawing.tsx'
import { MendedStep } from './mended-step.tsx'
import { NightClock } from './night-clock.tsx'
import { OneInterview } from './one-interview.tsx'
import { OneMark } from './one-mark.tsx'
import { OneOrder } from './one-order.tsx'
import { PageThatGrows } from './page-that-grows.tsx'
import { ReplyTime } from './reply-time.tsx'
import { SixHooks } from './six-hooks.tsx'
import css from './staged.module.css'
import { Storyboard } from './storyboard.tsx'
import { ThreeCircles } from './three-circles.tsx'
import { ThreeReaders } from './three-readers.tsx'
import { TwoSubjects } from './two-subjects.tsx'

type DrawingProps = { labels: readonly string[] }
type StagedContent = Extract<FigureContent, { stages: unknown }>

const staged = {
  'budget-threads': { Drawing: BudgetThreads, viewBox: '0 -26 696 422' },
  'buyers-day': { Drawing: BuyersDay, viewBox: '0 0 640 232' },
  'customer-year': { Drawing: CustomerYear, viewBox: '0 10 640 244' },
  'drop-off': { Drawing: DropOff, viewBox: '0 0 640 492' },
  'flow-drawing': { Drawing: FlowDrawing, viewBox: '0 28 640 347' },
  'mended-step': { Drawing: MendedStep, viewBox: '0 0 640 348' },
  'night-clock': { Drawing: NightClock, viewBox: '70 66 500 522' },
  'one-interview': { Drawing: OneInterview, viewBox: '0 0 640 470' },
  'one-mark': { Drawing: OneMark, viewBox: '0 0 640 524' },
  'one-order': { Drawing: OneOrder, viewBox: '0 0 640 400' },
  'page-that-grows': { Drawing: PageThatGrows, viewBox: '0 4 704 516' },
  'reply-time': { Drawing: ReplyTime, viewBox: '0 0 640 400' },
  'six-hooks': { Drawing: SixHooks, viewBox: '0 -54 640 534' },
  storyboard: { Drawing: Storyboard, viewBox: '0 0 640 380' },
  'three-readers': { Drawing: ThreeReaders, viewBox: '0 0 640 420' },
  'two-subjects': { Drawing: TwoSubjects, viewBox: '0 0 640 458' },
} satisfies Record<
  Exclude<keyof typeof stagedDrawings, 'three-circles'>,
  { Drawing: ComponentType<DrawingProps>; viewBox: string }
>

export const isStaged = (figure: FigureContent): figure is StagedContent =>
  figure.drawing in staged || figure.drawing === 'three-circles'

/** Renders a drawing of a service with its `Stages`. */
export function Staged({ words, drawing, question, first, stages, labels }: StagedContent) {
  if (drawing === 'three-circles')
    return <ThreeCircles labels={labels} question={question} first={first} stages={stages} />
  const { Drawing, viewBox } = staged[drawing]
  return (
    <Stages drawing={drawing} question={question} first={first} stages={stages}>
      <svg
        viewBox={viewBox}
        preserveAspectRatio={words === 'above' ? undefined : 'xMinYMid'}
        className={figure.drawing}
        aria-hidden="true"
      >
        <Drawing labels={labels} />
      </svg>
    </Stages>
  )
}

type StagesProps = Pick<StagedContent, 'question' | 'first' | 'stages'> & { drawing: string; children: ReactNode }

/**
 * A drawing that shows one stage at a time. The stages are radio buttons, mostly as beads on a thread; the style sheet
 * alone switches them.
 */
export function Stages({ drawing, question, first, stages, children }: StagesProps) {
  const name = useId()
  return (
    <div className={css.staged} data-drawing={drawing}>
      {children}
      <fieldset className={css.stages}>
        <legend className={css.question}>{question}</legend>
        <div className={css.thread}>
          {stages.map(({ label }, at) => (
            <label key={label} className={css.stage}>
              <input type="radio" name={name} value={at} defaultChecked={at === first} className={css.bead} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={css.told} aria-live="polite">
        {stages.map(({ label, text }, at) => (
          <p key={label} data-at={at}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
