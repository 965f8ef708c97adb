import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DocumentChange, DocumentValues } from '#shared/studio/documents.ts'
import { findChanges } from '#shared/studio/find-changes.ts'
import { choicesQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Difference } from './change-item.tsx'
import type { DraftState } from './draft-sync.ts'
import { readableSides } from './filled-text.ts'
import css from './sides.module.css'

type Props = {
  conflict: NonNullable<DraftState['conflict']>
  /** The values typed here. */
  values: DocumentValues
  isOpen: boolean
  /** Closes without a decision. */
  onClose: () => void
  /** Gets the paths at which the other side's values are kept. */
  onSettle: (theirs: ReadonlySet<string>) => void
}

/**
 * Shows both sides of each field that somebody else has changed, too, and asks which to keep. Nothing was overwritten.
 */
export function ConflictDialog({
  conflict: { who, conflicts, document, theirs: others },
  values,
  isOpen,
  onClose,
  onSettle,
}: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const other = who ?? 'The site'
  const differences = findChanges(document.form, others, values)
  const choose = (path: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(path)
    else next.delete(path)
    setTheirs(next)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={who ? `${who} has changed the same text` : 'The site has changed in the meantime'}
    >
      <p>
        {conflicts.length === 1 ? 'One field was' : `${conflicts.length} fields were`} changed by both sides. Choose
        which holds. All your other changes stay as they are.
      </p>
      {conflicts.map((each) => (
        <Choice
          key={each.path}
          title={each.title}
          own={each.own}
          theirs={each.theirs}
          other={other}
          difference={differences.find(({ path }) => path === each.path)}
          isTheirs={theirs.has(each.path)}
          onChoose={(isTheirs) => choose(each.path, isTheirs)}
        />
      ))}
      <Actions>
        <Button onClick={onClose}>Decide later</Button>
        <Button variant="primary" icon="check" onClick={() => onSettle(theirs)}>
          Keep what is chosen
        </Button>
      </Actions>
    </Dialog>
  )
}

type ChoiceProps = {
  title: string
  own: string | null
  theirs: string | null
  other: string
  difference: DocumentChange | undefined
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

/** Whether a change cannot be shown as one text: articles, lists, pictures and logos. */
const hasParts = ({ path, entries = [], isPicture, isLogo }: DocumentChange) =>
  path === 'body' || entries.length > 0 || isPicture || isLogo

function Choice({ title, own, theirs, other, difference, isTheirs, onChoose }: ChoiceProps) {
  const id = useId()
  const parts = difference && hasParts(difference) ? difference : null
  const { data: choices } = useQuery(choicesQuery)
  const [ownText, theirText] = readableSides(own, theirs, choices)
  const entries = { added: 'Only yours', removed: `Only ${other}`, changed: 'Different', moved: 'In another place' }
  return (
    <fieldset className={css.choice}>
      <legend>{title}</legend>
      <div className={css.sides}>
        <Option
          name={id}
          label={other}
          text={parts ? undefined : theirText}
          isChecked={isTheirs}
          onChoose={() => onChoose(true)}
        />
        <Option
          name={id}
          label="You"
          text={parts ? undefined : ownText}
          isChecked={!isTheirs}
          onChoose={() => onChoose(false)}
        />
      </div>
      {parts && (
        <>
          <p className={css.innerTitle}>Where the two differ; all else is the same in both.</p>
          <Difference change={parts} labels={{ before: other, after: 'You', entries }} />
        </>
      )}
    </fieldset>
  )
}

type OptionProps = {
  name: string
  label: string
  /** Undefined if the value is shown below. */
  text: string | null | undefined
  isChecked: boolean
  onChoose: () => void
}

function Option({ name, label, text, isChecked, onChoose }: OptionProps) {
  return (
    <label className={css.option}>
      <input type="radio" name={name} checked={isChecked} onChange={onChoose} />
      <strong>{label}</strong>
      {text !== undefined && <span className={css.optionText}>{text === null || text === '' ? 'Nothing' : text}</span>}
    </label>
  )
}
