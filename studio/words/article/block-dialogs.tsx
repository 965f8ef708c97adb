import { useState } from 'react'
import type { Attrs } from 'prosemirror-model'
import { FIGURES } from '../../../src/content/figures.ts'
import { Field } from '../../ui/field.tsx'
import { AltField } from '../alt-field.tsx'
import css from './block-dialogs.module.css'
import { FormDialog } from './form-dialog.tsx'
import { labelsOf } from './schema.ts'

type Props = { attrs: Attrs; onDone: (attrs: Attrs) => void; onClose: () => void }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Edits the alternative text and the caption of a picture. */
export function PictureDialog({ attrs, onDone, onClose }: Props) {
  const [alt, setAlt] = useState(textOf(attrs['alt']))
  const [caption, setCaption] = useState(textOf(attrs['caption']))
  const [hasTried, setHasTried] = useState(false)
  return (
    <FormDialog
      title="Words of the picture"
      submit="Use these words"
      onClose={onClose}
      onSubmit={() => {
        setHasTried(true)
        if (alt.trim()) onDone({ ...attrs, alt, caption })
      }}
    >
      <AltField value={alt} error={hasTried && !alt.trim() ? 'Say what is seen in it.' : undefined} onChange={setAlt} />
      <Field
        label="Caption (optional)"
        hint="A few words below the picture."
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
    </FormDialog>
  )
}

const counts = new Map<string, number>(Object.entries(FIGURES))
const nameOf = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Chooses a drawing and edits its texts. */
export function FigureDialog({ attrs, onDone, onClose }: Props) {
  const [name, setName] = useState(textOf(attrs['name']) || [...counts.keys()][0] || '')
  const [title, setTitle] = useState(textOf(attrs['title']))
  const [description, setDescription] = useState(textOf(attrs['description']))
  const [labels, setLabels] = useState(labelsOf(attrs))
  const [hasTried, setHasTried] = useState(false)
  const count = counts.get(name) ?? labels.length
  const wanted = Array.from({ length: count }, (_, at) => labels[at] ?? '')
  const missing = (text: string) => (hasTried && !text.trim() ? 'Write something here.' : undefined)
  return (
    <FormDialog
      title="Drawing"
      submit="Use this drawing"
      onClose={onClose}
      onSubmit={() => {
        setHasTried(true)
        const isWhole = [title, description, ...wanted].every((text) => text.trim())
        if (isWhole) onDone({ ...attrs, name, title, description, labels: wanted })
      }}
    >
      <Field kind="select" label="Which drawing" value={name} onChange={({ target }) => setName(target.value)}>
        {!counts.has(name) && <option value={name}>{name}</option>}
        {[...counts.keys()].map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </Field>
      <Field label="Title" value={title} error={missing(title)} onChange={({ target }) => setTitle(target.value)} />
      <Field
        kind="textarea"
        label="What it shows"
        hint="For people who cannot see the drawing."
        value={description}
        error={missing(description)}
        onChange={({ target }) => setDescription(target.value)}
      />
      <fieldset className={css.labels}>
        <legend>Words in the drawing</legend>
        {wanted.map((label, at) => (
          <Field
            key={at}
            label={`Word ${at + 1}`}
            value={label}
            error={missing(label)}
            onChange={({ target }) => setLabels(wanted.with(at, target.value))}
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
