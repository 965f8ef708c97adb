import css from './registration.module.css'

/** A registration page on a phone; beside each part of it, how much of a coffee is left by then. */
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
