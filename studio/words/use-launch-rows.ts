import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LaunchFlag } from '#shared/studio/launch.ts'
import { DOCUMENTS_KEY } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { saveChange } from './change-document.ts'
import { keyOf, mergeRows } from './launch-rows.ts'
import type { Row } from './launch-rows.ts'

/** Removes flags of one document (undefined), or sets them again (true). */
export type Write = (flags: readonly LaunchFlag[], value: true | undefined) => void

/** State of the flags while they are being settled; each keeps its place while the screen is open. */
export function useRows(flags: readonly LaunchFlag[]): { rows: Row[]; write: Write; said: string } {
  const me = useMe()
  const client = useQueryClient()
  const [seen, setSeen] = useState<readonly string[]>([])
  const [pressed, setPressed] = useState<ReadonlyMap<string, Row>>(new Map())
  const [said, setSaid] = useState('')
  const queue = useRef<Promise<void>>(Promise.resolve())
  const fresh = flags.map(keyOf).filter((key) => !seen.includes(key))
  if (fresh.length > 0) setSeen([...seen, ...fresh])

  const isSaving = [...pressed.values()].some(({ state }) => state === 'saving')
  useEffect(() => {
    if (!isSaving) return
    // A press that waits for an earlier save is stored nowhere else.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSaving])

  const note = (some: readonly LaunchFlag[], row: Omit<Row, 'flag'>) =>
    setPressed((now) => new Map([...now, ...some.map((flag) => [keyOf(flag), { flag, ...row }] as const)]))

  async function save(some: readonly LaunchFlag[], value: true | undefined) {
    const [first] = some
    if (!first) return
    try {
      await saveChange(client, { file: first.file, account: me.id }, (sync) => {
        for (const { path, kind } of some) sync.change(path ? `${path}.${kind}` : kind, value)
      })
      note(some, { state: value ? 'open' : 'settled', fault: null })
      setSaid(saidOf(some, value))
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      note(some, { state: value ? 'settled' : 'open', fault })
    }
    void client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  }

  return {
    rows: mergeRows(seen, flags, pressed),
    said,
    write(some, value) {
      note(some, { state: 'saving', fault: null })
      // One after the other: two saves of one document at once would start from the same version and conflict.
      queue.current = queue.current.then(() => save(some, value))
    },
  }
}

function saidOf(flags: readonly LaunchFlag[], value: true | undefined): string {
  const [first] = flags
  const what = flags.length === 1 && first ? first.words || first.field : `${flags.length} in ${first?.title}`
  if (value) return `Not settled any more: ${what}`
  return `${first?.kind === 'confirm' ? 'Agreed' : 'Marked as real'}: ${what}`
}
