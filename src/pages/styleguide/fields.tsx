import { Field } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import css from './styleguide.module.css'

export function Fields() {
  return (
    <>
      <Section labelledBy="fields">
        <h2 id="fields">Fields</h2>
        <div className={css.grid}>
          <Field name="sg-empty" label="Empty" hint="A hint under the label." />
          <Field name="sg-filled" label="Filled" defaultValue="Nomvula Dlamini" />
          <Field name="sg-wrong" label="Wrong" defaultValue="R2" error="Name can only contain letters and spaces." />
          <Field name="sg-optional" label="Company" optional="(optional)" placeholder="As on your invoices" />
          <Field name="sg-off" label="Disabled" disabled defaultValue="Not now" />
          <Field name="sg-select" label="Choice" kind="select">
            <option>First</option>
            <option>Second</option>
          </Field>
          <Field name="sg-text" label="Long text" kind="textarea" error="Message is required." />
        </div>
      </Section>
      <Section ground="ink" labelledBy="fields-dark">
        <h2 id="fields-dark">Fields in the dark</h2>
        <div className={css.grid}>
          <Field name="sgd-empty" label="Empty" hint="A hint under the label." />
          <Field name="sgd-wrong" label="Wrong" defaultValue="R2" error="Name can only contain letters and spaces." />
        </div>
      </Section>
    </>
  )
}
