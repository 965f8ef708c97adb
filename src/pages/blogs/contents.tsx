import { blog } from '../../content/blog.ts'
import { Section } from '../../ui/section.tsx'
import css from './contents.module.css'
import { Story } from './story.tsx'

export const CONTENTS_ID = 'articles'

/** A magazine's contents page: the lead story across the spread, the others as numbered lines below it. */
export function Contents() {
  if (blog.order.length === 0) return null
  const { contents, order } = blog
  return (
    <Section id={CONTENTS_ID} labelledBy="contents-title">
      <div className={css.head}>
        <h2 id="contents-title">{contents.title}</h2>
        <p className="muted">{contents.note}</p>
      </div>
      <ol role="list" className={css.list}>
        {order.map((entry, index) => (
          <li key={entry.slug} className={css.entry} data-reveal="">
            <Story entry={entry} number={index + 1} place={placeOf(index)} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function placeOf(index: number) {
  if (index === 0) return 'lead'
  // Behind the lead story the others stand in pairs; one that is left over takes the whole width.
  return index === blog.order.length - 1 && index % 2 === 1 ? 'last' : 'column'
}
