import type { FlagText, LaunchFlag } from '#shared/studio/launch.ts'
import { isSentence, promiseRank } from '#shared/studio/likely-promise.ts'

type Arranged = {
  /** What it is called. */
  name: FlagText | undefined
  /** What says something, the likeliest reason for the flag first. */
  sentences: FlagText[]
  /** Words of buttons and fields, which promise nothing. */
  labels: FlagText[]
}

/** Words of a form that only help to fill it in, whatever figures they have, and the answers it offers. */
const OF_FORM =
  /(?:^|\.)(?:label|hint|suggestion|example|submit|sending|optional|other|more|length|wrongOne|wrongMany|chat|trap)$|(?:^|\.)(?:budgets|sources)\[\d+\]$/

const saysSomething = ({ text, path }: FlagText) => isSentence(text) && !OF_FORM.test(path)

/** The texts of a flag in the order in which somebody who settles it reads them. */
export function arrangeTexts({ kind, words, texts }: Pick<LaunchFlag, 'kind' | 'words' | 'texts'>): Arranged {
  const name = texts.find(({ isName, text }) => isName && words.startsWith(text))
  const others = texts.filter((each) => each !== name)
  const sentences = others.filter(saysSomething)
  const rank = ({ text }: FlagText) => (kind === 'confirm' ? promiseRank(text) : 0)
  return {
    name,
    // Where no text says more than a few words, these are what is meant.
    sentences: (sentences.length > 0 || name ? sentences : others).toSorted((a, b) => rank(a) - rank(b)),
    labels: sentences.length > 0 || name ? others.filter((each) => !saysSomething(each)) : [],
  }
}
