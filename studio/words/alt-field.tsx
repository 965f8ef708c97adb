import { MAX_ALT_LENGTH } from '#shared/studio/uploads.ts'
import { Field } from '../ui/field.tsx'

type Props = { value: string; error: string | undefined; onChange: (value: string) => void }

/** The alternative text of a picture: one sentence, which is seen whole. Enter sends the form, as from a line. */
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
