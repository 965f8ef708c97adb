import { useInfiniteQuery } from '@tanstack/react-query'
import { auditQuery } from '../api/queries.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/notice.tsx'
import { Panel, Row, Rows } from './panel.tsx'

const ACTIONS: Record<string, string> = {
  'account invited': 'invited',
  'account revoked': 'ended the account of',
  'role changed': 'changed the role of',
  'link made': 'made a link for',
  'passkey added': 'added a passkey on',
  'passkey removed': 'removed the passkey of',
  'signed in': 'signed in with',
  'signed out': 'signed out',
  'session ended': 'ended another session',
  'settings changed': 'changed the setting',
  'lead released': 'let through',
  'spam confirmed': 'kept as spam',
  'lead sent again': 'sent on again',
  'leads exported': 'exported',
  'person exported': 'exported one person:',
  'person erased': 'erased one person:',
  'old leads erased': 'erased what was too old:',
  'picture uploaded': 'uploaded the picture',
  'picture removed': 'removed the picture',
  'draft begun': 'began to change',
  'removal begun': 'decided to remove',
  'draft discarded': 'discarded the changes to',
  'version brought back': 'brought back',
  'preview link made': 'made a link to the draft of',
  'preview link ended': 'ended a link to the draft of',
}

/** Who did what, newest first. Visitors are not named in it. */
export function LogPage() {
  const now = useNow()
  const log = useInfiniteQuery(auditQuery)
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Panel title="Log" lead="Who signed in and who changed what, newest first. Nothing in it can be changed.">
      {log.isPending ? (
        <Loading label="Reading the log" />
      ) : (
        <Rows>
          {entries.map(({ id, at, who, action, target }) => (
            <Row
              key={id}
              title={`${who ?? 'The server'} ${ACTIONS[action] ?? action}${target ? ` ${target}` : ''}`}
              detail={formatMoment(at, now)}
            />
          ))}
        </Rows>
      )}
      {log.hasNextPage && (
        <div>
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
    </Panel>
  )
}
