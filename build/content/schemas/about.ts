import { z } from 'zod'
import { asks, differ, picture, routePath, text } from './fields.ts'
import { search } from './page-fields.ts'
import { present, teamMember } from './references.ts'

const lines = () =>
  z
    .array(text({ max: 28 }))
    .min(1)
    .max(4)
const paragraphs = () => z.array(text()).min(1).max(4)
const words = (value: string) => value.split(/\s+/).length

export default z.strictObject({
  search: search(),
  banner: z.strictObject({
    kicker: text(),
    headline: lines(),
    text: text(),
    picture: picture('banner'),
    scrollLabel: text(),
  }),
  purpose: z.strictObject({
    heading: text(),
    statement: text({ max: 100 }),
    paragraphs: paragraphs(),
    /** Labels of the counters of Home that are shown below. */
    counters: z.array(text({ max: 30 })).max(4),
    picture: picture('portrait'),
  }),
  manifesto: z.strictObject({
    heading: text(),
    lines: z
      .array(
        z.strictObject({
          line: text().refine((line) => words(line) <= 9, 'a line of the manifesto has at most nine words'),
          /** Meaning of the line in everyday work. */
          here: text({ max: 90 }),
        }),
      )
      .min(4)
      .max(6),
  }),
  philosophy: z.strictObject({
    heading: text(),
    statement: text(),
    term: text(),
    saying: text(),
    language: text(),
    translation: text(),
    paragraphs: paragraphs(),
    picture: picture('scene'),
  }),
  marquees: z.strictObject({
    label: text(),
    principlesLabel: text(),
    principles: z.array(text({ max: 30 })).max(24),
    sayingsLabel: text(),
    sayings: z.array(text({ max: 60 })).max(12),
  }),
  team: z.strictObject({ heading: text(), text: text(), everyone: text({ max: 30 }), intro: text({ max: 140 }) }),
  values: z.strictObject({
    heading: text(),
    text: text(),
    cards: z
      .array(z.strictObject({ heading: text({ max: 20 }), member: teamMember(), text: text({ max: 130 }) }))
      .max(18)
      .refine(differ('heading'), 'two of one heading: write how they differ')
      .transform(present),
    /** Text on the last chair of the table, above the page’s call to action. */
    free: text({ max: 30 }),
  }),
  offices: z.strictObject({
    heading: text({ max: 40 }),
    /** Text after the hours in which all offices are open. */
    together: text({ max: 60 }),
    /** Names of the colours of the bars. */
    colours: z.strictObject({ shared: text({ max: 24 }), one: text({ max: 24 }), none: text({ max: 24 }) }),
    text: text({ max: 160 }),
  }),
  vibe: z.strictObject({
    heading: text(),
    text: text(),
    items: z.array(z.strictObject({ heading: text(), text: text({ max: 120 }) })).max(8),
    pictures: z.array(picture('free')).max(18),
  }),
  leadership: z.strictObject({
    heading: text(),
    text: text(),
    leaders: z
      .array(z.strictObject({ member: teamMember(), words: text({ max: 90 }) }))
      .max(12)
      .transform(present),
  }),
  call: z.strictObject({ label: text(), to: routePath() }),
  asks: asks(),
})
