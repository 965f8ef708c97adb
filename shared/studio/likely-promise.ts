import { countWords } from '../values.ts'

/** Texts with fewer words and no figure count as labels. */
const MIN_WORDS = 4

/** Matches texts with a figure, a price or a time, which most promises have. */
const PROMISED = /\d|[₹$€£]|\b(?:AED|free|within|always|never|every|guarantee\w*|hours?|days?|weeks?|months?|years?)\b/i

/** Matches the words of PROMISED that commit somebody. A figure alone may be a size or a year. */
const BINDING = /\b(?:free|within|always|never|nothing|every|guarantee\w*|hours?|days?|weeks?|months?)\b/i

/** Whether a text is a statement and not a label. */
export const isSentence = (text: string) => /\d/.test(text) || countWords(text) >= MIN_WORDS

/** Whether a text reads like a promise. */
export const isLikelyPromise = (text: string) => PROMISED.test(text)

/** Returns a rank of a text; the likeliest promises have the lowest. */
export const promiseRank = (text: string) => (BINDING.test(text) ? 0 : isLikelyPromise(text) ? 1 : 2)

/**
 * Returns the sentence that a flag refers to: for a promise, the first that reads like one; otherwise the first
 * sentence. Empty without texts.
 */
export function markedSentence(texts: readonly string[], isPromise: boolean): string {
  const sentences = texts.flatMap((text) => text.trim().split(/(?<=[.!?])\s+/)).filter(isSentence)
  return (isPromise && sentences.find(isLikelyPromise)) || sentences[0] || texts[0]?.trim() || ''
}
