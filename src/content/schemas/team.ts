import { z } from 'zod'
import { externalUrl, picture, sample, text } from './kit.ts'

const words = (value: string) => value.split(/\s+/).length

const member = z.strictObject({
  id: z.int().positive(),
  name: text({ max: 40 }),
  title: text({ max: 60 }),
  picture: picture(),
  para: text().refine((para) => words(para) >= 60 && words(para) <= 120, 'a biography has 60 to 120 words'),
  instaUrl: externalUrl().optional(),
  faceBookUrl: externalUrl().optional(),
  linkedinUrl: externalUrl().optional(),
  sample: sample(),
})

const group = z.strictObject({
  key: z.string().regex(/^[a-z-]+$/),
  heading: text(),
  members: z.array(member).min(3).max(4),
})

export default z.strictObject({ groups: z.array(group).length(4, 'there are four groups') }).check((context) => {
  const ids = context.value.groups.flatMap((part) => part.members.map((person) => person.id))
  const expected = [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 18, 19, 24]
  if (ids.toSorted((a, b) => a - b).join() !== expected.join())
    context.issues.push({
      code: 'custom',
      message: `the ids must be ${expected.join(', ')}`,
      input: ids,
      path: ['groups'],
    })
})
