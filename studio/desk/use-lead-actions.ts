import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addNote,
  changeLead,
  confirmSpam,
  recordReply,
  releaseLead,
  resendLead,
  setRead,
} from '#shared/studio/leads.ts'
import type { DeskChanges, Lead, ReplyChannel } from '#shared/studio/leads.ts'
import { call, hasCode } from '../api/call.ts'
import { LEADS_KEY, leadQuery } from '../api/queries.ts'
import { toast } from '../ui/toast.tsx'

/** A conflict on the same field: the values chosen here and the enquiry as it is stored. */
export type Conflict = { mine: DeskChanges; current: Lead }

const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether the fields to change still have the values that this screen showed. */
const isUntouched = (changes: DeskChanges, base: Lead, current: Lead) =>
  (Object.keys(changes) as (keyof DeskChanges)[]).every((field) => sameValue(base[field], current[field]))

async function send(lead: Lead, changes: DeskChanges): Promise<Lead> {
  try {
    return await call(changeLead, { params: { id: lead.id }, body: { version: lead.version, changes } })
  } catch (error) {
    const current = hasCode(error, 'conflict') ? (error.problem.current as Lead) : null
    // A colleague changed another field: both changes are kept.
    if (current && isUntouched(changes, lead, current)) return send(current, changes)
    throw error
  }
}

/** Mutations of an enquiry. Each puts its answer into the cache. */
export function useLeadActions(lead: Lead) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const params = { id: lead.id }

  function show(fresh: Lead) {
    client.setQueryData(leadQuery(lead.id).queryKey, fresh)
    void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'list'] })
    void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'counts'] })
  }
  const onError = (error: Error) => toast(error.message, { isError: true })

  const change = useMutation({
    // Mutations of one enquiry run one after the other: two quick changes by one person must not conflict.
    scope: { id: `lead ${lead.id}` },
    mutationFn: ({ changes, on = lead }: { changes: DeskChanges; said: string; on?: Lead }) => {
      const newest = client.getQueryData(leadQuery(lead.id).queryKey)
      return send(newest && isUntouched(changes, on, newest) ? newest : on, changes)
    },
    onSuccess: (fresh, { changes, said, on = lead }) => {
      show(fresh)
      const before = Object.fromEntries(
        (Object.keys(changes) as (keyof DeskChanges)[]).map((field) => [field, on[field]]),
      ) as DeskChanges
      toast(said, { undo: () => change.mutate({ changes: before, said: 'Put back as it was.', on: fresh }) })
    },
    onError: (error, { changes }) => {
      if (!hasCode(error, 'conflict')) return onError(error)
      const current = error.problem.current as Lead
      show(current)
      setConflict({ mine: changes, current })
    },
  })

  const note = useMutation({
    mutationFn: (given: { text: string; key: string }) => call(addNote, { params, body: given }),
    onSuccess: show,
  })
  const reply = useMutation({
    mutationFn: (given: { channel: ReplyChannel; markContacted: boolean }) =>
      call(recordReply, { params, body: given }),
    onSuccess: show,
    onError,
  })
  const decide = useMutation({
    mutationFn: (what: 'release' | 'spam' | 'resend') =>
      call({ release: releaseLead, spam: confirmSpam, resend: resendLead }[what], { params }),
    onSuccess: (fresh, what) => {
      show(fresh)
      toast(
        { release: 'Let through. It is in the list now.', spam: 'Kept as spam.', resend: 'It is sent once more.' }[
          what
        ],
      )
    },
    onError,
  })
  const read = useMutation({
    mutationFn: (isRead: boolean) => call(setRead, { params, body: { isRead } }),
    onSuccess: () => client.invalidateQueries({ queryKey: LEADS_KEY }),
  })

  return { change, note, reply, decide, read, conflict, closeConflict: () => setConflict(null) }
}

export type LeadActions = ReturnType<typeof useLeadActions>
