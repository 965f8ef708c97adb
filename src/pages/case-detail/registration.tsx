import css from './registration.module.css'

/** Draws a registration page on a phone, and beside each part how much coffee is left at that point. */
export function Registration({ parts }: { parts: string[] }) {
  return (
    <div className={css.registration}>
      <div className={css.phone} />
      <div className={css.parts}>
        {parts.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
      <div className={css.coffee} />
    </div>
  )
}
