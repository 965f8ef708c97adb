import type { ComponentType } from 'react'
import type { FigureName } from '../../../content/figures.ts'
import type { DrawingProps, PieceProps } from './drawing-props.ts'
import { FourNumbers } from './four-numbers.tsx'
import { OneQuestion } from './one-question.tsx'
import { PaceLayers } from './pace-layers.tsx'
import { ProposalPage } from './proposal-page.tsx'
import { QuarterSteps } from './quarter-steps.tsx'
import { RentedAndOwned } from './rented-and-owned.tsx'
import { SixPillarsPiece } from './six-pillars-piece.tsx'
import { SocialLoop } from './social-loop.tsx'
import { ThreeGates } from './three-gates.tsx'
import { TrendMap, TrendMapPiece } from './trend-map.tsx'
import { TwoLanguages } from './two-languages.tsx'
import { WhereToBegin } from './where-to-begin.tsx'
import { YearCalendar } from './year-calendar.tsx'
import {
  AnswerPage,
  ChatReply,
  CreatorCodes,
  FirstScreen,
  MachineControls,
  MessageCounter,
  NinePosts,
  OneAfternoon,
  OneRecord,
  SixPillars,
  TwoSearches,
} from './words.tsx'
import { YearRhythm } from './year-rhythm.tsx'

/**
 * A drawing for articles. `isPicture`: its shapes are a background image set in diagram.module.css, which adds nothing
 * to the document. `isWide`: it spans text and margin on large windows, with no text beside it. `linked`: number of
 * numbered parts it links to; diagram.module.css places these links. `Piece`: the detail of the drawing shown below
 * the heading of each of these parts.
 */
type Diagram = {
  Drawing: ComponentType<DrawingProps>
  viewBox: string
  isPicture?: true
  isWide?: true
  linked?: number
  Piece?: ComponentType<PieceProps>
}

/** Diagrams by the name used in `<Figure>`. */
export const diagrams: Record<FigureName, Diagram> = {
  'answer-page': { Drawing: AnswerPage, viewBox: '0 0 640 480', isPicture: true },
  'chat-reply': { Drawing: ChatReply, viewBox: '0 0 640 520', isPicture: true },
  'creator-codes': { Drawing: CreatorCodes, viewBox: '0 0 640 440', isPicture: true },
  'first-screen': { Drawing: FirstScreen, viewBox: '0 0 640 440', isPicture: true },
  'four-numbers': { Drawing: FourNumbers, viewBox: '0 0 640 452' },
  'machine-controls': { Drawing: MachineControls, viewBox: '0 0 640 456', isPicture: true },
  'message-counter': { Drawing: MessageCounter, viewBox: '0 0 640 440', isPicture: true, isWide: true },
  'nine-posts': { Drawing: NinePosts, viewBox: '0 0 640 492', isPicture: true },
  'one-afternoon': { Drawing: OneAfternoon, viewBox: '0 0 640 420', isPicture: true },
  'one-question': { Drawing: OneQuestion, viewBox: '0 0 640 482' },
  'one-record': { Drawing: OneRecord, viewBox: '0 0 640 440', isPicture: true },
  'pace-layers': { Drawing: PaceLayers, viewBox: '0 0 640 590' },
  'proposal-page': { Drawing: ProposalPage, viewBox: '0 0 640 640' },
  'quarter-steps': { Drawing: QuarterSteps, viewBox: '0 0 640 580', isPicture: true },
  'rented-and-owned': { Drawing: RentedAndOwned, viewBox: '0 0 640 440' },
  'six-pillars': { Drawing: SixPillars, viewBox: '0 0 640 660', isPicture: true, linked: 6, Piece: SixPillarsPiece },
  'social-loop': { Drawing: SocialLoop, viewBox: '0 0 640 560' },
  'three-gates': { Drawing: ThreeGates, viewBox: '0 0 640 836' },
  'trend-map': { Drawing: TrendMap, viewBox: '0 0 640 618', isPicture: true, linked: 7, Piece: TrendMapPiece },
  'two-languages': { Drawing: TwoLanguages, viewBox: '0 0 640 330', isPicture: true, isWide: true },
  'two-searches': { Drawing: TwoSearches, viewBox: '0 0 640 440', isPicture: true, isWide: true },
  'where-to-begin': { Drawing: WhereToBegin, viewBox: '0 0 640 548' },
  'year-calendar': { Drawing: YearCalendar, viewBox: '0 0 640 472' },
  'year-rhythm': { Drawing: YearRhythm, viewBox: '0 0 640 560' },
}
