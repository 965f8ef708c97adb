import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isRunning } from '#shared/studio/publish.ts'
import { publishingQuery } from '../api/queries.ts'
import { isTaken } from './document-marks.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { Asked } from './publish-plan.ts'
import { PublishStatus } from './publish-status.tsx'

/** Publishes from the screen where something was changed, with the dialog and the outcome on that screen. */
export function usePublishHere(asked: Asked, draft: Parameters<typeof isTaken>[0] | null, onBegun?: () => void) {
  // A link in the dialog may lead to a field of this screen. That changes the location's key, which closes the dialog.
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [begun, setBegun] = useState<number | null>(null)
  const { data: publication = null } = useQuery(publishingQuery)
  const isOpen = openedAt === key
  const open = () => setOpenedAt(key)
  return {
    open,
    isBusy: publication !== null && (isRunning(publication.state) || (draft !== null && isTaken(draft, publication))),
    status: begun !== null && <PublishStatus begun={isOpen ? null : begun} onAgain={open} />,
    dialog: isOpen && (
      <PublishDialog
        asked={asked}
        onBegun={(id) => {
          setBegun(id)
          onBegun?.()
        }}
        onClose={() => setOpenedAt(null)}
      />
    ),
  }
}
