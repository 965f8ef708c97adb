import type { Publication } from '#shared/studio/publish.ts'

/**
 * The version that a publication undoes, or would undo: the one on the site before it, where it brings back the one
 * before that. `newest`: of the versions that there are.
 */
export function undoneBy({ restored, version }: Pick<Publication, 'restored' | 'version'>, newest: number | null) {
  const last = version === null ? newest : version - 1
  return restored !== null && last === restored + 1 ? last : null
}

type Running = Pick<Publication, 'kind' | 'files' | 'by' | 'account'> & { undone: number | null }

/** `You are publishing 2 documents`, `Meera is undoing version 3`; without a person, `Publishing 2 documents`. */
export function progressWords({ kind, files, by, account, undone }: Running, me: number): string {
  const what = files.length === 0 ? 'the site' : files.length === 1 ? '1 document' : `${files.length} documents`
  const doing =
    undone === null ? `${kind === 'restored' ? 'bringing back' : 'publishing'} ${what}` : `undoing version ${undone}`
  if (account === me) return `You are ${doing}`
  return by ? `${by} is ${doing}` : doing.replace(/^./, (letter) => letter.toUpperCase())
}
