import { Outlet, useParams } from 'react-router'
import { isAllowed } from '#shared/studio/roles.ts'
import { useMe } from '../app/use-me.ts'
import { Empty } from '../ui/notice.tsx'
import css from './desk-page.module.css'
import { ListPane } from './list-pane.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

/** List of enquiries, with the open enquiry beside it or, on phones, in its place. */
export function DeskPage() {
  const { role } = useMe()
  if (isAllowed(role, 'leads')) return <Desk />
  return (
    <Empty icon="shield" title="Enquiries are not part of your account" isScreen>
      <p>Editors change words and pictures. Ask an owner if you should answer enquiries, too.</p>
    </Empty>
  )
}

function Desk() {
  const { id } = useParams()
  useDeskKeys(id)
  return (
    <div className={css.desk} data-lead-open={id ? '' : undefined}>
      <div className={css.list}>
        <ListPane current={id === undefined ? null : Number(id)} />
      </div>
      <div className={css.lead}>
        {id ? (
          <Outlet />
        ) : (
          <Empty icon="inbox" title="Choose an enquiry">
            <p>
              With the keyboard: <kbd>j</kbd> and <kbd>k</kbd> go through the list, <kbd>Enter</kbd> opens, <kbd>?</kbd>{' '}
              shows the rest.
            </p>
          </Empty>
        )}
      </div>
    </div>
  )
}
