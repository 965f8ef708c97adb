import type { Lead } from '#shared/studio/leads.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import css from './held-notice.module.css'
import { heldWords } from './held-words.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** Says why an enquiry was held back, with buttons to release it or to keep it as spam. */
export function HeldNotice({ lead, actions: { decide } }: { lead: Lead; actions: LeadActions }) {
  return (
    <Notice icon="shield">
      <p>
        <strong>{lead.isSpam ? 'Kept as spam.' : 'Held back as possible spam.'}</strong> The reason:{' '}
        {heldWords(lead.held ?? '')}. It was not sent on to anybody.
      </p>
      <div className={css.actions}>
        <Button size="small" icon="check" isBusy={decide.isPending} onClick={() => decide.mutate('release')}>
          It is genuine: let it through
        </Button>
        {!lead.isSpam && (
          <Button size="small" variant="plain" isBusy={decide.isPending} onClick={() => decide.mutate('spam')}>
            It is spam
          </Button>
        )}
      </div>
    </Notice>
  )
}
