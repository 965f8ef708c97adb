import { MAX_ALT_LENGTH } from '#shared/studio/uploads.ts'
import { Field } from '../ui/field.tsx'

type Props = { value: string; error: string | undefined; onChange: (value: string) => void }

/**
 * Field for the alternative text of a picture: one sentence without line breaks, wrapped so that all of it is visible.
 * Enter submits the form, as in an input.
 */
export const AltField = ({ value, error, onChange }: Props) => (
  <Field
    kind="textarea"
    rows={2}
    label="Description"
    hint="What the picture shows, in one plain sentence, for people who cannot see it."
    value={value}
    maxLength={MAX_ALT_LENGTH}
    required
    error={error}
    onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }}
  />
)
