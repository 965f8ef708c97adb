import type { LegalDocument } from '../../content/legal.ts'
import { navigation } from '../../content/navigation.ts'
import { formatDay } from '../../lib/format-day.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Image } from '../../ui/image.tsx'
import css from './legal-head.module.css'
import { InterpolatedText } from './interpolated-text.tsx'

export function LegalHead({ document }: { document: LegalDocument }) {
  const { title, standfirst, picture, updated, updatedLabel, short } = document
  return (
    <div className={css.head} data-ground="sand" data-below-bar="">
      <div className={`wrap ${css.columns}`}>
        <div>
          <Heading level={1}>{title}</Heading>
          <p className={`lead ${css.standfirst}`}>{standfirst}</p>
          <p className={css.updated}>
            {updatedLabel} <time dateTime={updated}>{formatDay(updated)}</time>
          </p>
          <Button to={navigation.contact.to} variant="outline" className={css.action}>
            {navigation.dock.write}
          </Button>
        </div>
        <div className={css.picture}>
          <Image
            picture={picture}
            sizes="(min-width: 60em) 24vw, 6rem"
            heights="(min-width: 60em) 24vw, 6rem"
            alt=""
            cover
          />
        </div>
        <div className={css.short}>
          <h2 className={css.heading}>{short.heading}</h2>
          <ul role="list" className={css.points}>
            {short.items.map((item) => (
              <li key={item}>
                <InterpolatedText>{item}</InterpolatedText>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
