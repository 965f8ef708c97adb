import type { ComponentType } from 'react'
import type { FigureContent } from '../../content/services.ts'
import type { drawings } from '../../content/drawings.ts'
import css from './figure.module.css'
import { FourFilms } from './four-films.tsx'
import { NightClock } from './night-clock.tsx'
import { OneInterview } from './one-interview.tsx'
import { PageThatGrows } from './page-that-grows.tsx'
import { ShootDay } from './shoot-day.tsx'
import { ThreeIdeas } from './three-ideas.tsx'
import { WeekCalendar } from './week-calendar.tsx'
import { YearPlan } from './year-plan.tsx'

type DrawingProps = { labels: readonly string[] }
type PictureContent = Extract<FigureContent, { alt: string }>

const pictures = {
  'four-films': { Drawing: FourFilms, viewBox: '0 0 640 356' },
  'night-clock': { Drawing: NightClock, viewBox: '0 0 640 440' },
  'one-interview': { Drawing: OneInterview, viewBox: '0 0 640 450' },
  'page-that-grows': { Drawing: PageThatGrows, viewBox: '0 0 640 456' },
  'shoot-day': { Drawing: ShootDay, viewBox: '0 -24 640 504' },
  'three-ideas': { Drawing: ThreeIdeas, viewBox: '0 0 640 326' },
  'week-calendar': { Drawing: WeekCalendar, viewBox: '0 0 640 500' },
  'year-plan': { Drawing: YearPlan, viewBox: '0 0 640 446' },
} satisfies Record<keyof typeof drawings, { Drawing: ComponentType<DrawingProps>; viewBox: string }>

export const isPicture = (figure: FigureContent): figure is PictureContent => figure.drawing in pictures

export function Picture({ drawing, alt, labels }: PictureContent) {
  const { Drawing, viewBox } = pictures[drawing]
  return (
    <svg viewBox={viewBox} className={css.drawing} role="img" aria-label={alt}>
      <Drawing labels={labels} />
    </svg>
  )
}
