import type { FlagText, LaunchFlag } from '#shared/studio/launch.ts'
import { isLikelyPromise, isSentence } from '#shared/studio/likely-promise.ts'

type Arranged = {
  /** What it is called. */
  name: FlagText | undefined
  /** What says something, the likeliest reason for the flag first. */
  sentences: FlagText[]
  /** Words of buttons and fields, which promise nothing. */
  labels: FlagText[]
}

/** The texts of a flag in the order in which somebody who settles it reads them. */
export function arrangeTexts({ kind, words, texts }: Pick<LaunchFlag, 'kind' | 'words' | 'texts'>): Arranged {
  const name = texts.find(({ isName, text }) => isName && words.startsWith(text))
  const others = texts.filter((each) => each !== name)
  const sentences = others.filter(({ text }) => isSentence(text))
  const rank = ({ text }: FlagText) => (kind === 'confirm' && isLikelyPromise(text) ? 0 : 1)
  return {
    name,
    // Where no text says more than a few words, these are what is meant.
    sentences: (sentences.length > 0 || name ? sentences : others).toSorted((a, b) => rank(a) - rank(b)),
    labels: sentences.length > 0 || name ? others.filter(({ text }) => !isSentence(text)) : [],
  }
}
