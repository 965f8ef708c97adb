import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import css from './choose-field-dialog.module.css'
import type { FieldPlace } from './find-fields.ts'

type Props = { places: FieldPlace[] | null; onChoose: (place: FieldPlace) => void; onClose: () => void }

/** Asks which of several fields with the same text is meant. */
export function ChooseFieldDialog({ places, onChoose, onClose }: Props) {
  return (
    <Dialog isOpen={places !== null} onClose={onClose} title="Which one do you mean?">
      <p>The same text comes from several places. Choose the one you want to change.</p>
      <ul className={css.list}>
        {places?.map((place) => (
          <li key={`${place.file} ${place.path}`}>
            <button type="button" className={css.place} onClick={() => onChoose(place)}>
              <span>
                <strong>{place.document}</strong>
                <span className={css.field}>{place.field}</span>
              </span>
              <Icon name="pencil" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
