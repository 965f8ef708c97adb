import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { STAGE_LABELS, STAGES } from '#shared/studio/leads.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { colleaguesQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { Field } from '../ui/field.tsx'
import { useFilter } from './filter.ts'
import css from './filter-fields.module.css'

export function FilterFields() {
  const { stage, assignee, change } = useFilter()
  const { role } = useMe()
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
      {isAllowed(role, 'privacy') && (
        <p className={css.export}>
          <Link to="/settings/privacy">Download enquiries as a file…</Link>
        </p>
      )}
    </div>
  )
}
