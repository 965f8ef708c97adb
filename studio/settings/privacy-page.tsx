import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EXPORT_FORMATS, EXPORT_PATH, putRetention, retentionSchema } from '#shared/studio/privacy.ts'
import { apiUrl, call } from '../api/call.ts'
import { retentionQuery } from '../api/queries.ts'
import { useNow } from '../desk/time.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { exportDays } from './export-days.ts'
import { Block, Panel } from './panel.tsx'
import { PersonSearch } from './person-search.tsx'
import css from './privacy-page.module.css'
import { SaveBar } from './save-bar.tsx'
import { useSetting } from './use-setting.ts'

export function PrivacyPage() {
  return (
    <Panel
      title="Export and privacy"
      lead="Everything as a file, one person’s right to see and to be forgotten, and how long enquiries are kept."
    >
      <Export />
      <PersonSearch />
      <Keeping />
    </Panel>
  )
}

const FORMAT_LABELS = { xlsx: 'Excel (XLSX)', csv: 'CSV', json: 'JSON, with the whole timeline' }

function Export() {
  const now = useNow()
  const [format, setFormat] = useState<string>('xlsx')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const isTurned = from !== '' && to !== '' && from > to
  const query = new URLSearchParams({ format, ...(from && { from }), ...(to && { to }) })
  return (
    <Block title="Export enquiries">
      <p>Every field with stage, colleague, worth, source and notes. Keep the file safe: it names people.</p>
      <div role="group" aria-label="Which days" className={css.presets}>
        {exportDays(new Date(now)).map((preset) => (
          <Button
            key={preset.label}
            size="small"
            aria-pressed={preset.from === from && preset.to === to}
            onClick={() => {
              setFrom(preset.from)
              setTo(preset.to)
            }}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      <div className={css.fields}>
        <Field kind="select" label="Format" value={format} onChange={(event) => setFormat(event.target.value)}>
          {EXPORT_FORMATS.map((each) => (
            <option key={each} value={each}>
              {FORMAT_LABELS[each]}
            </option>
          ))}
        </Field>
        <Field label="From" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        <Field
          label="Up to"
          type="date"
          value={to}
          error={isTurned ? 'This is before the first day.' : undefined}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      {!isTurned && (
        <ButtonAnchor variant="primary" icon="download" href={`${apiUrl}${EXPORT_PATH}?${query}`} download>
          Download
        </ButtonAnchor>
      )}
    </Block>
  )
}

const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`

function Keeping() {
  const { data } = useQuery(retentionQuery)
  const setting = useSetting(retentionQuery, 'retention', (value, version) =>
    call(putRetention, { body: { value, version } }),
  )
  if (!data || !setting.value) return <Loading label="Reading how long enquiries are kept" lines={1} />
  const chosen = setting.value
  const older = data.older.find(({ months }) => months === chosen.months)?.count ?? 0
  return (
    <Block title="How long enquiries are kept">
      <Field
        kind="select"
        label="Erase what is older than"
        value={chosen.months ?? ''}
        onChange={(event) =>
          setting.edit(retentionSchema.parse({ months: event.target.value === '' ? null : Number(event.target.value) }))
        }
      >
        <option value="">Keep everything</option>
        {data.older.map(({ months, count }) => (
          <option key={months} value={months}>
            {months < 12 ? `${months} months` : months === 12 ? '1 year' : `${months / 12} years`} ({enquiries(count)}{' '}
            now)
          </option>
        ))}
      </Field>
      {chosen.months !== null && (
        <Notice kind={setting.isChanged && older > 0 ? 'problem' : 'note'}>
          <p>
            {older > 0
              ? `${enquiries(older)} with notes and timeline would be erased for good in the coming night, won and open ones as well.`
              : 'Nothing is that old now. From here on, each night erases what has become too old, won and open ones as well.'}
          </p>
        </Notice>
      )}
      <SaveBar setting={setting} onSave={() => setting.save.mutate(chosen)} />
    </Block>
  )
}
