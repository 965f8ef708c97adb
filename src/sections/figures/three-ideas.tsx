import css from './figure.module.css'

/** One sentence and three posters that say it. labels: what each shows. */
export function ThreeIdeas({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <path d="M0 0h200v280H0z" className={css.ink} />
      <path d="M40 170q0-84 84-104-30 30-24 68t46 56q-22 24-56 20t-50-40z" className={css.saffron} />
      <path d="M62 148l22 6m-18 22l22-6m-8-54l20 14" className={css.crust} />
      <circle cx="156" cy="52" r="3" className={css.bone} />
      <circle cx="40" cy="60" r="3" className={css.bone} />
      <path d="M220 0h200v280H220z" className={css.saffron} />
      <circle cx="320" cy="140" r="76" className={css.bone} />
      <path d="M320 140V86M320 140l52 30" className={css.hands} />
      <path d="M232 244q88-40 176 0l-8 20H240z" className={css.laterite} />
      <path d="M440 0h200v280H440z" className={css.ink} />
      <path d="M440 120h70v160h-70zm130-40h70v200h-70z" className={css.deep} />
      <path d="M500 60h80v220h-80z" className={css.laterite} />
      <path d="M516 190h48v90h-48z" className={css.saffron} />
      <path d="M524 232q16-16 32 0v10h-32z" className={css.ink} />
      {labels.map((label, at) => (
        <text key={label} x={at * 220} y="318" className={css.small}>
          {label}
        </text>
      ))}
    </>
  )
}
