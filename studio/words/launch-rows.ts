import type { LaunchFlag } from '#shared/studio/launch.ts'

/** A flag and its state on this screen, which the list may not have yet; `fault`: why it could not be saved. */
export type Row = { flag: LaunchFlag; state: 'open' | 'saving' | 'settled'; fault: string | null }

export const keyOf = ({ file, path, kind }: LaunchFlag) => `${file} ${path} ${kind}`

/** Still to be settled, or on its way. */
export const isOpen = ({ state }: Row) => state !== 'settled'

/**
 * Every flag in the order in which it was first seen: those the server lists, and those that were pressed here, which
 * keep their place and their state whatever it lists.
 */
export function mergeRows(
  seen: readonly string[],
  flags: readonly LaunchFlag[],
  pressed: ReadonlyMap<string, Row>,
): Row[] {
  const listed = new Map(flags.map((flag) => [keyOf(flag), flag]))
  return [...new Set([...seen, ...listed.keys()])].flatMap((key) => {
    const flag = listed.get(key)
    const row = pressed.get(key)
    if (row) return [{ ...row, flag: flag ?? row.flag }]
    return flag ? [{ flag, state: flag.isSettled ? ('settled' as const) : ('open' as const), fault: null }] : []
  })
}
