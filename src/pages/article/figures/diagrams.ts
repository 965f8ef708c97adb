import type { ComponentType } from 'react'
import type { FigureName } from '../../../content/figures.ts'
import { ChatReply } from './chat-reply.tsx'
import type { DrawingProps, PieceProps } from './drawing-props.ts'
import { FourNumbers } from './four-numbers.tsx'
import { OneQuestion } from './one-question.tsx'
import { PaceLayers } from './pace-layers.tsx'
import { ProposalPage } from './proposal-page.tsx'
import { QuarterSteps } from './quarter-steps.tsx'
import { RentedAndOwned } from './rented-and-owned.tsx'
import { SixPillars, SixPillarsPiece } from './six-pillars.tsx'
import { SocialLoop } from './social-loop.tsx'
import { ThreeGates } from './three-gates.tsx'
import { TrendMap, TrendMapPiece } from './trend-map.tsx'
import { TwoLanguages } from './two-languages.tsx'
import { TwoSearches } from './two-searches.tsx'
import { WhereToBegin } from './where-to-begin.tsx'
import { YearCalendar } from './year-calendar.tsx'
import { YearRhythm } from './year-rhythm.tsx'

/**
 * `linked`: how many numbered parts of the article it leads to; diagram.module.css places these links. `Piece`: what each of
 * these parts shows of it.
 */
type Diagram = {
  Drawing: ComponentType<DrawingProps>
  viewBox: string
  linked?: number
  Piece?: ComponentType<PieceProps>
}

/** Diagrams by the name that `<Figure>` gives. */
export const diagrams: Record<FigureName, Diagram> = {
  'chat-reply': { Drawing: ChatReply, viewBox: '0 0 640 520' },
  'four-numbers': { Drawing: FourNumbers, viewBox: '0 0 640 452' },
  'one-question': { Drawing: OneQuestion, viewBox: '0 0 640 482' },
  'pace-layers': { Drawing: PaceLayers, viewBox: '0 0 640 590' },
  'proposal-page': { Drawing: ProposalPage, viewBox: '0 0 640 640' },
  'quarter-steps': { Drawing: QuarterSteps, viewBox: '0 0 640 540' },
  'rented-and-owned': { Drawing: RentedAndOwned, viewBox: '0 0 640 440' },
  'six-pillars': { Drawing: SixPillars, viewBox: '0 0 640 660', linked: 6, Piece: SixPillarsPiece },
  'social-loop': { Drawing: SocialLoop, viewBox: '0 0 640 560' },
  'three-gates': { Drawing: ThreeGates, viewBox: '0 0 640 836' },
  'trend-map': { Drawing: TrendMap, viewBox: '0 0 640 618', linked: 7, Piece: TrendMapPiece },
  'two-languages': { Drawing: TwoLanguages, viewBox: '0 0 640 330' },
  'two-searches': { Drawing: TwoSearches, viewBox: '0 0 640 440' },
  'where-to-begin': { Drawing: WhereToBegin, viewBox: '0 0 640 548' },
  'year-calendar': { Drawing: YearCalendar, viewBox: '0 0 640 472' },
  'year-rhythm': { Drawing: YearRhythm, viewBox: '0 0 640 560' },
}
