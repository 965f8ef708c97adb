import { z } from 'zod'
import { countWords } from '#shared/values.ts'
import { externalUrl, identifier, picture, sample, text } from './fields.ts'

const BIOGRAPHY_WORDS = { min: 60, max: 120 }

const biography = () =>
  text()
    .superRefine((value, context) => {
      const { min, max } = BIOGRAPHY_WORDS
      const words = countWords(value)
      // An empty text has a fault of its own.
      if (words === 0 || (words >= min && words <= max)) return
      context.addIssue({
        code: 'custom',
        message: `a biography of ${words} word${words === 1 ? '' : 's'}; ${min} to ${max} fit`,
      })
    })
    .meta({ words: BIOGRAPHY_WORDS })

/** A person in content/team.yaml. */
export const member = z.strictObject({
  id: z.int().positive(),
  name: text({ max: 40 }),
  title: text({ max: 60 }),
  /** What this person is known for; shown above the folded biography. */
  known: text({ max: 34 }).optional(),
  picture: picture('member'),
  para: biography(),
  instaUrl: externalUrl().optional(),
  faceBookUrl: externalUrl().optional(),
  linkedinUrl: externalUrl().optional(),
  sample: sample(),
})

const group = z.strictObject({
  key: identifier(),
  heading: text(),
  members: z.array(member).min(1),
})

export default z.strictObject({ groups: z.array(group).min(1) }).superRefine(({ groups }, context) => {
  const holders = new Map<number, string>()
  for (const [at, { members }] of groups.entries()) {
    for (const [index, { id, name }] of members.entries()) {
      const holder = holders.get(id)
      if (holder) {
        const message = `${holder} has the id ${id}: take a number that nobody had before`
        context.addIssue({ code: 'custom', path: ['groups', at, 'members', index, 'id'], message })
      }
      holders.set(id, name)
    }
  }
})
