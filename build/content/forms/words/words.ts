/** Title, help, and for lists what one entry is called (and, for lists of lists, what an entry of that is). */
export type Words = Record<string, readonly [title: string, help: string, entry?: string, inner?: string]>
