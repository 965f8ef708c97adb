import css from './choices.module.css'

type Choice = { label: string; text: string }

/**
 * Radio buttons; artefact.module.css shows the answer of the checked one. `chosen` is the index checked at first, if any.
 */
export function Choices({
  question,
  choices,
  chosen,
}: {
  question: string
  choices: Choice[]
  chosen: number | undefined
}) {
  return (
    <fieldset className={css.choices}>
      <legend>{question}</legend>
      {choices.map(({ label }, at) => (
        <label key={label} className={css.choice}>
          <input type="radio" name="artefact" value={at + 1} defaultChecked={at === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** `prompt` is shown while no choice is checked. */
export function Answers({
  choices,
  prompt,
  className,
}: {
  choices: Choice[]
  prompt?: string | undefined
  className?: string | undefined
}) {
  return (
    <div className={className}>
      {prompt && <p data-shown="0">{prompt}</p>}
      {choices.map(({ label, text }, at) => (
        <p key={label} data-shown={at + 1}>
          {text}
        </p>
      ))}
    </div>
  )
}
