import type { ComponentType } from 'react'
import type { FigureContent } from '../../content/services.ts'
import type { drawings } from '../../content/drawings.ts'
import css from './figure.module.css'
import { ClaimsAndBooks } from './claims-and-books.tsx'
import { FilmCrew } from './film-crew.tsx'
import { FilmPage } from './film-page.tsx'
import { FiveChannels } from './five-channels.tsx'
import { FourFilms } from './four-films.tsx'
import { HundredCoins } from './hundred-coins.tsx'
import { LockedShop } from './locked-shop.tsx'
import { Manuscript } from './manuscript.tsx'
import { OneMonday } from './one-monday.tsx'
import { OneSaturday } from './one-saturday.tsx'
import { OpenBooks } from './open-books.tsx'
import { PageReturns } from './page-returns.tsx'
import { ResultsPage } from './results-page.tsx'
import { ShootDay } from './shoot-day.tsx'
import { ShootPlan } from './shoot-plan.tsx'
import { SwitchBoard } from './switch-board.tsx'
import { ThreeIdeas } from './three-ideas.tsx'
import { ThreeOpenings } from './three-openings.tsx'
import { WeeklyWalk } from './weekly-walk.tsx'
import { WorthOfLikes } from './worth-of-likes.tsx'
import { YearPlan } from './year-plan.tsx'

type DrawingProps = { labels: readonly string[] }
type PictureProps = {
  words?: FigureContent['words']
  drawing: keyof typeof drawings
  alt: string
  labels: readonly string[]
}

/** Pictures by drawing. Those without a view box consist of several drawings laid out by their style sheet. */
const pictures: Record<
  Exclude<keyof typeof drawings, 'switch-board' | 'three-ideas'>,
  { Drawing: ComponentType<DrawingProps>; viewBox?: string }
> = {
  'claims-and-books': { Drawing: ClaimsAndBooks, viewBox: '70 10 482 476' },
  'film-crew': { Drawing: FilmCrew, viewBox: '0 0 600 520' },
  'film-page': { Drawing: FilmPage, viewBox: '0 0 560 528' },
  'five-channels': { Drawing: FiveChannels },
  'four-films': { Drawing: FourFilms },
  'hundred-coins': { Drawing: HundredCoins, viewBox: '0 0 640 330' },
  'locked-shop': { Drawing: LockedShop, viewBox: '0 0 640 494' },
  manuscript: { Drawing: Manuscript, viewBox: '0 0 600 562' },
  'one-monday': { Drawing: OneMonday, viewBox: '0 0 640 356' },
  'one-saturday': { Drawing: OneSaturday, viewBox: '0 0 640 548' },
  'open-books': { Drawing: OpenBooks, viewBox: '6 36 588 468' },
  'page-returns': { Drawing: PageReturns, viewBox: '0 0 560 496' },
  'results-page': { Drawing: ResultsPage, viewBox: '0 0 640 600' },
  'shoot-day': { Drawing: ShootDay, viewBox: '0 -22 640 592' },
  'shoot-plan': { Drawing: ShootPlan, viewBox: '0 0 640 484' },
  'three-openings': { Drawing: ThreeOpenings, viewBox: '0 0 552 546' },
  'weekly-walk': { Drawing: WeeklyWalk, viewBox: '24 2 552 460' },
  'worth-of-likes': { Drawing: WorthOfLikes, viewBox: '0 2 640 510' },
  'year-plan': { Drawing: YearPlan, viewBox: '0 0 640 494' },
}

export const isPicture = (figure: FigureContent): figure is Extract<FigureContent, { alt: string }> =>
  figure.drawing in pictures || figure.drawing === 'switch-board' || figure.drawing === 'three-ideas'

export function Picture({ words, drawing, alt, labels }: PictureProps) {
  // Visitors operate or scroll these drawings, so a screen reader must not get one image.
  if (drawing === 'switch-board') return <SwitchBoard alt={alt} labels={labels} />
  if (drawing === 'three-ideas') return <ThreeIdeas alt={alt} labels={labels} />
  const { Drawing, viewBox } = pictures[drawing]
  if (viewBox === undefined) {
    return (
      <div role="img" aria-label={alt}>
        <Drawing labels={labels} />
      </div>
    )
  }
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={words === 'above' || words === 'end' ? 'xMinYMid' : undefined}
      className={css.drawing}
      role="img"
      aria-label={alt}
    >
      <Drawing labels={labels} />
    </svg>
  )
}
