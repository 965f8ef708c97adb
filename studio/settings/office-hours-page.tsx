import { officeHoursSchema, putOfficeHours } from '#shared/studio/settings.ts'
import { call } from '../api/call.ts'
import { settingsQuery } from '../api/queries.ts'
import { Field } from '../ui/field.tsx'
import { Loading } from '../ui/notice.tsx'
import css from './office-hours-page.module.css'
import { Panel } from './panel.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSetting } from './use-setting.ts'

/** Days of the week from Monday on, numbered as by `Date.getDay`. */
const DAYS = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [0, 'Sun'],
] as const

const ZONES = [
  ['Asia/Kolkata', 'Chennai'],
  ['Asia/Dubai', 'Dubai'],
] as const

export function OfficeHoursPage() {
  const setting = useSetting(settingsQuery, 'office-hours', (value, version) =>
    call(putOfficeHours, { body: { value, version } }),
  )
  const hours = setting.value
  if (!hours) return <Loading label="Reading the office hours" />
  const faults = officeHoursSchema.safeParse(hours).error?.issues ?? []
  const faultOf = (field: string) => faults.find(({ path }) => path[0] === field)?.message
  return (
    <Panel
      title="Office hours"
      lead="An enquiry turns red once it has waited an hour while the office was open. Nights and days off do not count."
    >
      <fieldset className={css.days}>
        <legend>Open on</legend>
        {DAYS.map(([day, label]) => (
          <label key={day} className={css.day}>
            <input
              type="checkbox"
              checked={hours.days.includes(day)}
              onChange={(event) =>
                setting.edit({
                  ...hours,
                  days: event.target.checked ? [...hours.days, day] : hours.days.filter((each) => each !== day),
                })
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
      {faultOf('days') && <p role="alert">{faultOf('days')}</p>}
      <div className={css.times}>
        <Field
          label="Opens"
          type="time"
          value={hours.from}
          error={faultOf('from')}
          onChange={(event) => setting.edit({ ...hours, from: event.target.value })}
        />
        <Field
          label="Closes"
          type="time"
          value={hours.to}
          error={faultOf('to')}
          onChange={(event) => setting.edit({ ...hours, to: event.target.value })}
        />
        <Field
          kind="select"
          label="Time of"
          value={hours.timeZone}
          onChange={(event) => {
            const zone = ZONES.find(([value]) => value === event.target.value)
            if (zone) setting.edit({ ...hours, timeZone: zone[0] })
          }}
        >
          {ZONES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      </div>
      <SaveBar setting={setting} onSave={() => faults.length === 0 && setting.save.mutate(hours)} />
    </Panel>
  )
}
