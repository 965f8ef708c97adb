import type { ReactNode } from 'react'
import type { Lead } from '#shared/studio/leads.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import css from './lead-details.module.css'
import { pageName } from './page-name.ts'
import { formatPhone } from './phone.ts'
import { formatMoment, useNow } from './time.ts'

const ORIGINS = [
  ['heardFrom', 'Heard of us'],
  ['campaign', 'Campaign'],
  ['referrer', 'Came from'],
  ['landingPage', 'First page'],
  ['pagesSeen', 'Looked at'],
] as const

const PATHS: ReadonlySet<string> = new Set(['landingPage', 'pagesSeen'])

export function LeadDetails({ lead }: { lead: Lead }) {
  const now = useNow()
  return (
    <dl className={css.details}>
      <Detail label="WhatsApp" copy={lead.mobile}>
        {formatPhone(lead.mobile)}
      </Detail>
      <Detail label="E-mail" copy={lead.email}>
        {lead.email}
      </Detail>
      {lead.companyName && <Detail label="Company">{lead.companyName}</Detail>}
      {lead.budget && <Detail label="Monthly budget">{lead.budget}</Detail>}
      {lead.website && (
        <Detail label="Website">
          <Website text={lead.website} />
        </Detail>
      )}
      {ORIGINS.map(([field, label]) =>
        lead.origin[field] ? (
          <Detail key={field} label={label}>
            {PATHS.has(field) ? <Pages paths={lead.origin[field]} /> : lead.origin[field]}
          </Detail>
        ) : null,
      )}
      <Detail label="Came">{formatMoment(lead.receivedAt, now)}</Detail>
    </dl>
  )
}

/** Names of the pages in a list of paths, each with its path. */
const Pages = ({ paths }: { paths: string }) =>
  paths.split(' > ').map((path, at) => (
    <span key={at} className={css.page}>
      {pageName(path)} <small>{path}</small>
    </span>
  ))

function Detail({ label, copy, children }: { label: string; copy?: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {copy && (
          <button
            type="button"
            className={css.copy}
            aria-label={`Copy ${label}`}
            onClick={() => {
              navigator.clipboard.writeText(copy).then(
                () => toast('Copied.'),
                () => toast('Your browser does not let us copy.', { isError: true }),
              )
            }}
          >
            <Icon name="copy" />
          </button>
        )}
      </dd>
    </div>
  )
}

/** Renders a link only for http and https URLs; visitors may type anything. */
function Website({ text }: { text: string }) {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return text
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  )
}
