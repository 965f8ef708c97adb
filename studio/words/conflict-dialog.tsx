import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import type { DraftState } from './draft-sync.ts'
import css from './sides.module.css'

type Props = {
  conflict: NonNullable<DraftState['conflict']>
  isOpen: boolean
  /** Nothing is decided yet. */
  onClose: () => void
  /** Is given the paths at which the other side holds. */
  onSettle: (theirs: ReadonlySet<string>) => void
}

/** Somebody else has changed the same fields: both sides of each, and a choice. Nothing was overwritten. */
export function ConflictDialog({ conflict: { who, conflicts }, isOpen, onClose, onSettle }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const other = who ?? 'The site'
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
      title={who ? `${who} has changed the same` : 'The site has changed meanwhile'}
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
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function Choice({ title, own, theirs, other, isTheirs, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset className={css.choice}>
      <legend>{title}</legend>
      <div className={css.sides}>
        <Option name={id} label={other} text={theirs} isChecked={isTheirs} onChoose={() => onChoose(true)} />
        <Option name={id} label="You" text={own} isChecked={!isTheirs} onChoose={() => onChoose(false)} />
      </div>
    </fieldset>
  )
}

type OptionProps = { name: string; label: string; text: string | null; isChecked: boolean; onChoose: () => void }

function Option({ name, label, text, isChecked, onChoose }: OptionProps) {
  return (
    <label className={css.option}>
      <input type="radio" name={name} checked={isChecked} onChange={onChoose} />
      <strong>{label}</strong>
      <span className={css.optionText}>{text === null || text === '' ? 'Nothing' : text}</span>
    </label>
  )
}
