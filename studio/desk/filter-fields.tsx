import { useQuery } from '@tanstack/react-query'
import { STAGE_LABELS, STAGES } from '#shared/studio/leads.ts'
import { colleaguesQuery } from '../api/queries.ts'
import { Field } from '../ui/field.tsx'
import { useFilter } from './filter.ts'
import css from './filter-fields.module.css'

export function FilterFields() {
  const { stage, assignee, change } = useFilter()
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  return (
    <div className={css.fields}>
      <Field
        kind="select"
        label="Stage"
        value={stage ?? ''}
        onChange={(event) => change({ stage: event.target.value || null })}
      >
        <option value="">Any stage</option>
        {STAGES.map((each) => (
          <option key={each} value={each}>
            {STAGE_LABELS[each]}
          </option>
        ))}
      </Field>
      <Field
        kind="select"
        label="Colleague"
        value={assignee ?? ''}
        onChange={(event) => change({ who: event.target.value || null })}
      >
        <option value="">Anybody</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
    </div>
  )
}
