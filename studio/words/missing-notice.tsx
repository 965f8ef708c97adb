import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { missingWords } from './publish-plan.ts'
import css from './publish.module.css'

type Named = { file: string; title: string }

type MissingNoticeProps = {
  /** Documents that need those in `missing`. */
  users: readonly Named[]
  missing: readonly Named[]
  /** Verb that follows `cannot` in the message. */
  action?: string
  /** Undefined if one of the missing documents is not ready and cannot be ticked. */
  onTick: ((files: string[]) => void) | undefined
}

/** Says which documents have to be ticked as well, with a button that ticks them. */
export function MissingNotice({ users, missing, action, onTick }: MissingNoticeProps) {
  if (missing.length === 0) return null
  return (
    <Notice kind="danger">
      <div className={css.missing}>
        <p>{missingWords(users, missing, action)}</p>
        {onTick && (
          <Button size="small" onClick={() => onTick(missing.map(({ file }) => file))}>
            {missing.length === 1 ? 'Tick it, too' : 'Tick these, too'}
          </Button>
        )}
      </div>
    </Notice>
  )
}
