import type { View } from '#shared/studio/leads.ts'
import { sitePath } from '../api/call.ts'
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/notice.tsx'

const TEXTS: Record<View, { title: string; text: string }> = {
  open: {
    title: 'Nobody is waiting',
    text: 'New enquiries from the contact form appear here by themselves, the moment they arrive.',
  },
  unread: { title: 'All read', text: 'What you have not opened yet is listed here.' },
  mine: { title: 'Nothing is yours yet', text: 'Open an enquiry and choose yourself under “Who looks after it”.' },
  due: { title: 'Nothing to follow up today', text: 'Set a day on an enquiry, and it comes up here on that day.' },
  closed: { title: 'Nothing won or lost yet', text: 'Enquiries move here when you set their stage to Won or Lost.' },
  held: {
    title: 'Nothing is held back',
    text: 'What looks like spam waits here for you to decide. Nothing is ever thrown away by itself.',
  },
  all: { title: 'No enquiries yet', text: 'They appear here the moment somebody sends the contact form.' },
}

type Props = {
  view: View
  isNarrowed: boolean
  /** Clears the search; given only when there is one. */
  onClear?: () => void
}

export function EmptyList({ view, isNarrowed, onClear }: Props) {
  if (isNarrowed) {
    return (
      <Empty icon="search" title="Nothing found">
        <p>A search looks at names, phone numbers, companies, messages and notes. A part of a word is enough.</p>
        {onClear ? (
          <Button size="small" onClick={onClear}>
            Clear the search
          </Button>
        ) : (
          <ButtonLink to="/leads" size="small">
            Show all open ones
          </ButtonLink>
        )}
      </Empty>
    )
  }
  const { title, text } = TEXTS[view]
  return (
    <Empty icon="inbox" title={title}>
      <p>{text}</p>
      {(view === 'open' || view === 'all') && (
        <ButtonAnchor
          href={`${sitePath}/contact-us/`}
          target="_blank"
          rel="noopener"
          size="small"
          icon="arrow-up-right"
        >
          Look at the form
        </ButtonAnchor>
      )}
    </Empty>
  )
}
