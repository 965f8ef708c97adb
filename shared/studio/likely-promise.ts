import { countWords } from '../values.ts'

/** Fewer words than this, without a figure, are a label. */
const MIN_WORDS = 4

/** What is promised has a figure, a price or a time. */
const PROMISED = /\d|[₹$€£]|\b(?:AED|free|within|always|never|every|guarantee\w*|hours?|days?|weeks?|months?|years?)\b/i

/** Of these the ones that tie somebody: a figure alone may be a size or a year. */
const BINDING = /\b(?:free|within|always|never|nothing|every|guarantee\w*|hours?|days?|weeks?|months?)\b/i

/** Whether a text says something, and is no label. */
export const isSentence = (text: string) => /\d/.test(text) || countWords(text) >= MIN_WORDS

/** Whether a text reads like a promise. */
export const isLikelyPromise = (text: string) => PROMISED.test(text)

/** The likeliest promise has the least. */
export const promiseRank = (text: string) => (BINDING.test(text) ? 0 : isLikelyPromise(text) ? 1 : 2)

/** The sentence of these texts that is meant by a mark: the likeliest promise where one is marked. Empty without any. */
export function markedSentence(texts: readonly string[], isPromise: boolean): string {
  const sentences = texts.flatMap((text) => text.trim().split(/(?<=[.!?])\s+/)).filter(isSentence)
  return (isPromise && sentences.find(isLikelyPromise)) || sentences[0] || texts[0]?.trim() || ''
}
