import css from './diagram.module.css'
import type { DrawingProps } from './drawing-props.ts'

/** Position and class of a word. */
type Place = readonly [x: number, y: number, look?: string | undefined]

/** Creates a drawing that consists of words only; its shapes are a background image from `pictures/`. */
const words =
  (places: readonly Place[]) =>
  ({ labels }: DrawingProps) =>
    places.map(([x, y, look], at) => (
      <text key={at} x={x} y={y} className={look}>
        {labels[at]}
      </text>
    ))

const { note, wide, small } = css
const light = `${css.note} ${css.light}`
const lightWide = `${css.wide} ${css.light}`
const lightMiddle = `${css.note} ${css.middle} ${css.light}`
const lightSmall = `${css.small} ${css.middle} ${css.light}`

/** labels: the question in two lines, four things the page tells, its signature, the subjects of its two pictures. */
export const AnswerPage = words([
  [48, 78, wide],
  [48, 112, wide],
  [82, 182, note],
  [82, 230, note],
  [82, 278, note],
  [82, 326, note],
  [134, 396, small],
  [520, 213, lightSmall],
  [520, 443, lightSmall],
])

/**
 * labels: the customer and two lines of the question, the automatic reply's sender and its line, the person and two
 * lines.
 */
export const ChatReply = words([
  [44, 58, note],
  [44, 98, wide],
  [44, 132, wide],
  [204, 230, note],
  [204, 268, wide],
  [204, 368, light],
  [204, 410, lightWide],
  [204, 446, lightWide],
])

/** labels: for each of two creators who it is, the followers and the orders. */
export const CreatorCodes = words([
  [250, 70, wide],
  [250, 108, note],
  [620, 108, `${css.note} ${css.end}`],
  [250, 290, wide],
  [250, 328, note],
  [620, 328, `${css.note} ${css.end}`],
])

/** labels: two languages, the heading of the part seen without scrolling, four questions that this part answers. */
export const FirstScreen = words([
  [116, 113, lightSmall],
  [232, 113, `${css.small} ${css.middle}`],
  [372, 84, light],
  ...[172, 244, 316, 380].map((y): Place => [372, y, lightWide]),
])

/**
 * labels: who turns the upper controls, the names of three, who turns the lower ones, the names of three, the name of
 * the button.
 */
export const MachineControls = words([
  [24, 42, note],
  ...[110, 320, 530].map((x): Place => [x, 186, `${css.small} ${css.middle}`]),
  [24, 248, light],
  ...[86, 242, 398, 556].map((x): Place => [x, 430, lightSmall]),
])

/**
 * labels: name of the left half and its number of messages; name of the right half, the words spoken there, the words
 * on the sign.
 */
export const MessageCounter = words([
  [20, 46, wide],
  [182, 113, `${css.middle} ${css.big} ${css.light}`],
  [264, 46, lightWide],
  [512, 222, `${css.small} ${css.middle}`],
  [444, 398, lightSmall],
])

/** labels: when the films are made, the three weeks that show them, how they are shown. */
export const OneAfternoon = words([
  [24, 46, wide],
  ...[320, 444, 568].map((x): Place => [x, 352, lightSmall]),
  [268, 46, lightWide],
])

/** labels: two lines about eight of the posts, two about the ninth. */
export const NinePosts = words([
  [492, 52, small],
  [492, 84, small],
  [504, 240, `${css.small} ${css.accent}`],
  [504, 272, `${css.small} ${css.accent}`],
])

/** labels: four places, the customer, three ways to write to her, the day on which she agreed. */
export const OneRecord = words([
  ...[70, 180, 286, 386].map((y): Place => [40, y, small]),
  [368, 136, `${css.big} ${css.light}`],
  ...[208, 266, 324].map((y): Place => [368, y, lightWide]),
  [368, 378, light],
])

/** labels: the five upright pillars, the one beneath them, the four stages, the meanings of the two kinds of cells. */
export const SixPillars = words([
  ...[184, 280, 376, 472, 568].map((x): Place => [x, 112, `${css.middle} ${css.small}`]),
  [376, 546, `${css.middle} ${css.light}`],
  ...[184, 276, 368, 460].map((y): Place => [20, y, note]),
  [72, 626, note],
  [382, 626, note],
])

/**
 * labels: name of the first search, its words in two lines, the words on the map; name of the second search, its
 * words, two doubts.
 */
export const TwoSearches = words([
  [20, 46, wide],
  [40, 112, note],
  [40, 146, note],
  [156, 385, lightMiddle],
  [348, 46, lightWide],
  [368, 129, note],
  [368, 313, note],
  [368, 397, light],
])
