import type { LegalDocument } from '../../content/legal.ts'
import { formatDay } from '../../lib/format-day.ts'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import css from './legal-head.module.css'
import { Wording } from './wording.tsx'

export function LegalHead({ document }: { document: LegalDocument }) {
  const { title, standfirst, picture, updated, updatedLabel, short } = document
  return (
    <div className={css.head} data-ground="sand">
      <div className={`wrap ${css.columns}`}>
        <div>
          <Heading level={1}>{title}</Heading>
          <p className={`lead ${css.standfirst}`}>{standfirst}</p>
          <p className={css.updated}>
            {updatedLabel} <time dateTime={updated}>{formatDay(updated)}</time>
          </p>
        </div>
        <div className={css.picture}>
          <Image
            picture={picture}
            sizes="(min-width: 60em) 24vw, 9rem"
            heights="(min-width: 60em) 24vw, 9rem"
            alt=""
            cover
          />
        </div>
        <div className={css.short}>
          <h2 className={css.heading}>{short.heading}</h2>
          <ul role="list" className={css.points}>
            {short.items.map((item) => (
              <li key={item}>
                <Wording>{item}</Wording>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
