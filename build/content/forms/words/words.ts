/** Title, help, for a list the word for an entry, and for a list of lists the word for an inner entry. */
export type Words = Record<string, readonly [title: string, help: string, entry?: string, inner?: string]>
