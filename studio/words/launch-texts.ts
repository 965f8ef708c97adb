import type { FlagText, LaunchFlag } from '#shared/studio/launch.ts'
import { countWords } from '#shared/values.ts'

type Arranged = {
  /** What it is called. */
  name: FlagText | undefined
  /** What says something, the likeliest reason for the flag first. */
  sentences: FlagText[]
  /** Words of buttons and fields, which promise nothing. */
  labels: FlagText[]
}

/** Fewer words than this, without a figure, are a label. */
const MIN_WORDS = 4

/** What is promised has a figure, a price or a time. */
const PROMISED = /\d|[₹$€£]|\b(?:AED|free|within|always|never|every|guarantee\w*|hours?|days?|weeks?|months?|years?)\b/i

/** The texts of a flag in the order in which somebody who settles it reads them. */
export function arrangeTexts({ kind, words, texts }: Pick<LaunchFlag, 'kind' | 'words' | 'texts'>): Arranged {
  const name = texts.find(({ isName, text }) => isName && words.startsWith(text))
  const others = texts.filter((each) => each !== name)
  const isSentence = ({ text }: FlagText) => /\d/.test(text) || countWords(text) >= MIN_WORDS
  const sentences = others.filter(isSentence)
  const rank = ({ text }: FlagText) => (kind === 'confirm' && PROMISED.test(text) ? 0 : 1)
  return {
    name,
    // Where no text says more than a few words, these are what is meant.
    sentences: (sentences.length > 0 || name ? sentences : others).toSorted((a, b) => rank(a) - rank(b)),
    labels: sentences.length > 0 || name ? others.filter((each) => !isSentence(each)) : [],
  }
}
