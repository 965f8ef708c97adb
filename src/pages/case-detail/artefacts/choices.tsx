import css from './choices.module.css'

type Choice = { label: string; text: string }

/** Tells whether a choice is the right answer; undefined for a question without one. */
const isRight = (right: number | undefined, at: number) => (right === undefined ? undefined : at === right)

/**
 * Radio buttons; artefact.module.css shows the answer of the checked one. `chosen` is the index checked at first,
 * `right` that of the right answer; both are optional.
 */
export function Choices({
  question,
  choices,
  chosen,
  right,
}: {
  question: string
  choices: Choice[]
  chosen: number | undefined
  right?: number | undefined
}) {
  return (
    <fieldset className={css.choices}>
      <legend>{question}</legend>
      {choices.map(({ label }, at) => (
        <label key={label} className={css.choice} data-right={isRight(right, at)}>
          <input type="radio" name="artefact" value={at + 1} defaultChecked={at === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Answers to the choices. `prompt` is shown while no choice is checked. */
export function Answers({
  choices,
  prompt,
  right,
  className,
}: {
  choices: Choice[]
  prompt?: string | undefined
  right?: number | undefined
  className?: string | undefined
}) {
  return (
    <div className={className}>
      {prompt && <p data-shown="0">{prompt}</p>}
      {choices.map(({ label, text }, at) => (
        <p key={label} data-shown={at + 1} data-right={isRight(right, at)}>
          {text}
        </p>
      ))}
    </div>
  )
}
