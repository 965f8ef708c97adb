import { STAGE_LABELS } from '#shared/studio/leads.ts'
import type { Stage } from '#shared/studio/leads.ts'
import css from './stage-badge.module.css'

/** Name of the stage with a disc that is filled in proportion. */
export function StageBadge({ stage }: { stage: Stage }) {
  return (
    <span className={css.badge} data-stage={stage}>
      <StageDisc stage={stage} />
      {STAGE_LABELS[stage]}
    </span>
  )
}

export function StageDisc({ stage }: { stage: Stage }) {
  return <span className={css.disc} data-stage={stage} aria-hidden="true" />
}
