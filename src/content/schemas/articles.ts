import { z } from 'zod'
import { articleSlugs } from '../route-ids.ts'
import { day, picture, routePath, text } from './kit.ts'
import { teamMember } from './references.ts'

/** The front matter of an article. */
export default z
  .strictObject({
    title: text({ max: 90 }),
    standfirst: text({ max: 220 }),
    description: text({ min: 70, max: 170 }),
    category: z.enum(['Technology', 'Digital Marketing', 'Business']),
    picture: picture(),
    author: teamMember(),
    published: day(),
    updated: day().optional(),
    related: z
      .array(z.enum(articleSlugs))
      .length(2)
      .refine((slugs) => new Set(slugs).size === slugs.length, 'the same article twice: name another'),
    services: z.array(routePath()).min(2).max(3),
  })
  .refine((article) => !article.updated || article.updated > article.published, {
    path: ['updated'],
    error: 'must be after the day of publication',
  })
