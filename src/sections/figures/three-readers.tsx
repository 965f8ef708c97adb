import css from './figure.module.css'

/** Points a person looks at on the page, in this order. */
const seen = [
  [284, 52],
  [180, 168],
  [176, 323],
] as const

/**
 * Draws one page as a person, a search engine and an assistant read it. labels: question, five tags, what the search
 * engine reads in five boxes, three thoughts, the assistant’s answer.
 */
export function ThreeReaders({ labels }: { labels: readonly string[] }) {
  const [question, ...rest] = labels
  const tags = rest.slice(0, 5)
  const [named, nameRest, answer, price, missing] = rest.slice(5, 10)
  return (
    <>
      <g data-at="0 2">
        <path d="M0 0H330V420H0z" className={css.bone} />
        <path d="M0 0H330V14H0z" className={css.laterite} />
        <path d="M24 112H306V236H24z" className={css.sand} />
        <path
          d="M68 216q0-56 48-56h98q48 0 48 56zM40 224v-14a17 17 0 0 1 34 0h182a17 17 0 0 1 34 0v14z"
          className={css.laterite}
        />
        <path d="M74 224V200H256V224H253V203H77V224z" className={css.sand} />
        <path d="M24 262h250M24 282h210" className={css.inkLine} />
        <path d="M24 306h120v34H24z" className={css.saffron} />
        <path d="M24 366h140M24 386h100" className={css.inkLine} />
      </g>
      <text x="24" y="60" className={css.dark} data-at="0 2">
        {question}
      </text>
      <g data-at="0">
        <path d="M284 52C330 120 210 90 180 168S100 270 176 323" className={`${css.inkLine} ${css.dash}`} />
        {seen.map(([x, y], at) => (
          <g key={y}>
            <circle cx={x} cy={y} r="22" className={css.ink} />
            <text x={x} y={y + 8} className={`${css.middle} ${css.light}`}>
              {at + 1}
            </text>
            <circle cx="344" cy={y} r="6" className={css.bone} />
            <circle cx="362" cy={y} r="9" className={css.bone} />
            <rect x="376" y={y - 34} width="264" height="68" rx="34" className={css.bone} />
            <text x="402" y={y + 8} className={css.dark}>
              {rest[10 + at]}
            </text>
          </g>
        ))}
      </g>
      <g data-at="1">
        <path
          d="M1 1H330V419H1zM24 26h282v56H24zM24 104h282v124H24zM24 246h282v48H24zM24 306h160v44H24z"
          className={css.line}
        />
        <path d="M24 362h160v46H24z" className={css.missing} />
        {[question, named, nameRest, answer, price, missing].map((text, at) => (
          <text
            key={text}
            x="40"
            y={[63, 158, 194, 279, 337, 394][at]}
            className={at === 5 ? `${css.small} ${css.remark}` : css.small}
          >
            {text}
          </text>
        ))}
        {tags.map((tag, at) => (
          <g key={tag}>
            <path d={`M${[306, 306, 306, 184, 184][at]} ${[54, 166, 270, 328, 385][at]}H372`} className={css.line} />
            <path
              d={`M372 ${[34, 146, 250, 308, 365][at]}H640v40H372z`}
              className={at === 4 ? css.laterite : css.surface}
            />
            <text
              x="388"
              y={[62, 174, 278, 336, 393][at]}
              className={at === 4 ? `${css.small} ${css.light}` : css.small}
            >
              {tag}
            </text>
          </g>
        ))}
      </g>
      <g data-at="2">
        <path d="M20 250H310V298H20z" className={css.frame} />
        <path d="M310 274C360 274 350 210 380 200" className={css.strong} />
        <path d="M370 90H640V300H370z" className={css.saffron} />
        {rest.slice(13).map((line, at) => (
          <text key={line} x="388" y={136 + at * 38} className={css.dark}>
            {line}
          </text>
        ))}
      </g>
    </>
  )
}
