import { z } from 'zod'
import { externalUrl, identifier, picture, sample, text } from './kit.ts'

const biography = () =>
  text().superRefine((value, context) => {
    const words = value.split(/\s+/).length
    if (words >= 60 && words <= 120) return
    context.addIssue({ code: 'custom', message: `a biography of ${words} words; 60 to 120 fit` })
  })

const member = z.strictObject({
  id: z.int().positive(),
  name: text({ max: 40 }),
  title: text({ max: 60 }),
  picture: picture(),
  para: biography(),
  instaUrl: externalUrl().optional(),
  faceBookUrl: externalUrl().optional(),
  linkedinUrl: externalUrl().optional(),
  sample: sample(),
})

const group = z.strictObject({
  key: identifier(),
  heading: text(),
  members: z.array(member).min(3).max(4),
})

export default z.strictObject({ groups: z.array(group).length(4) }).check((context) => {
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
