import { PLACEHOLDERS, putTemplates, templateSchema } from '#shared/studio/settings.ts'
import type { Template } from '#shared/studio/settings.ts'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { settingsQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { fillTemplate } from '../desk/fill-template.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Loading } from '../ui/notice.tsx'
import { Panel } from './panel.tsx'
import { SaveBar } from './save-bar.tsx'
import css from './templates-page.module.css'
import { useSetting } from './use-setting.ts'

const EXAMPLE = { name: 'Asha Raman', companyName: 'Raman Textiles' }

export function TemplatesPage() {
  const setting = useSetting(settingsQuery, 'templates', (value, version) =>
    call(putTemplates, { body: { value, version } }),
  )
  const [hasTried, setHasTried] = useState(false)
  const templates = setting.value
  if (!templates) return <Loading label="Reading the templates" />
  const edit = (id: string, changes: Partial<Template>) =>
    setting.edit(templates.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const isValid = templates.every((template) => templateSchema.safeParse(template).success)
  return (
    <Panel title="Reply templates" lead="What an answer begins with. Each can still be changed before it is sent.">
      <dl className={css.placeholders}>
        {Object.entries(PLACEHOLDERS).map(([name, what]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {templates.map((template, index) => (
        <TemplateFields
          key={template.id}
          template={template}
          number={index + 1}
          hasTried={hasTried}
          onChange={(changes) => edit(template.id, changes)}
          {...(templates.length > 1 && {
            onRemove: () => setting.edit(templates.filter(({ id }) => id !== template.id)),
          })}
        />
      ))}
      <div>
        <Button
          icon="plus"
          disabled={templates.length >= 12}
          onClick={() =>
            setting.edit([
              ...templates,
              { id: `template-${crypto.randomUUID().slice(0, 8)}`, name: '', subject: '', text: '' },
            ])
          }
        >
          Add a template
        </Button>
      </div>
      <SaveBar
        setting={setting}
        onSave={() => {
          setHasTried(true)
          if (isValid) setting.save.mutate(templates)
        }}
      />
    </Panel>
  )
}

type FieldsProps = {
  template: Template
  number: number
  hasTried: boolean
  onChange: (changes: Partial<Template>) => void
  onRemove?: () => void
}

function TemplateFields({ template, number, hasTried, onChange, onRemove }: FieldsProps) {
  const me = useMe()
  const checked = templateSchema.safeParse(template)
  const faultOf = (field: string) =>
    hasTried ? checked.error?.issues.find(({ path }) => path[0] === field)?.message : undefined
  return (
    <fieldset className={css.template}>
      <legend>{template.name || `Template ${number}`}</legend>
      <Field
        label="Name"
        value={template.name}
        error={faultOf('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label="Subject of the e-mail"
        value={template.subject}
        error={faultOf('subject')}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <Field
        kind="textarea"
        label="Text"
        rows={4}
        hint={template.text && `It becomes: ${fillTemplate(template.text, EXAMPLE, me)}`}
        value={template.text}
        error={faultOf('text')}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {onRemove && (
        <Button size="small" variant="danger" onClick={onRemove}>
          Remove<span className="visually-hidden"> {template.name || `template ${number}`}</span>
        </Button>
      )}
    </fieldset>
  )
}
