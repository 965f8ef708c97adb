import type { FlagText, LaunchFlag } from '#shared/studio/launch.ts'
import { isSentence, promiseRank } from '#shared/studio/likely-promise.ts'

type Arranged = {
  /** The name of the flagged record. */
  name: FlagText | undefined
  /** Full sentences; the most likely reason for the flag first. */
  sentences: FlagText[]
  /** Labels of buttons and fields, which promise nothing. */
  labels: FlagText[]
}

/** Paths of texts that only help to fill in a form, and of the answers it offers. */
const OF_FORM =
  /(?:^|\.)(?:label|hint|suggestion|example|submit|sending|optional|other|more|length|wrongOne|wrongMany|chat|trap)$|(?:^|\.)(?:budgets|sources)\[\d+\]$/

const saysSomething = ({ text, path }: FlagText) => isSentence(text) && !OF_FORM.test(path)

/** Orders the texts of a flag for a person who has to settle it. */
export function arrangeTexts({ kind, words, texts }: Pick<LaunchFlag, 'kind' | 'words' | 'texts'>): Arranged {
  const name = texts.find(({ isName, text }) => isName && words.startsWith(text))
  const others = texts.filter((each) => each !== name)
  const sentences = others.filter(saysSomething)
  const rank = ({ text }: FlagText) => (kind === 'confirm' ? promiseRank(text) : 0)
  return {
    name,
    // If there is neither a sentence nor a name, the short texts are what the flag is about.
    sentences: (sentences.length > 0 || name ? sentences : others).toSorted((a, b) => rank(a) - rank(b)),
    labels: sentences.length > 0 || name ? others.filter((each) => !saysSomething(each)) : [],
  }
}
