import type { LaunchFlag } from '#shared/studio/launch.ts'

/**
 * A flag with its state on this screen, which may be newer than the server's list; `fault` is the reason why it could
 * not be saved.
 */
export type Row = { flag: LaunchFlag; state: 'open' | 'saving' | 'settled'; fault: string | null }

export const keyOf = ({ file, path, kind }: LaunchFlag) => `${file} ${path} ${kind}`

/** Whether a flag is not settled yet, or is being saved. */
export const isOpen = ({ state }: Row) => state !== 'settled'

/**
 * Merges the flags listed by the server with those pressed here, in the order in which they were first seen. Pressed
 * ones keep their place and state whatever the server lists.
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
