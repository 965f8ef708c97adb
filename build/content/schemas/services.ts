import { z } from 'zod'
import { MAX_TITLE_LENGTHS } from '#shared/studio/collections.ts'
import { picture, text } from './fields.ts'
import { documentFields, searchOfDocument } from './page-fields.ts'
import { FOOTER_GROUND, hero, section, serviceOverview } from './service-sections.ts'

/** An agency service page. */
export default z.strictObject({
  ...documentFields,
  name: text({ max: MAX_TITLE_LENGTHS.services }),
  search: searchOfDocument(),
  overview: serviceOverview(),
  hero: hero(picture('scene')),
  sections: z
    .array(section)
    .min(5)
    .max(12)
    .refine((sections) => {
      const last = sections.at(-1)
      return !(last && 'ground' in last && last.ground === FOOTER_GROUND)
    }, 'the last section stands on the footer’s ground; it needs another')
    .refine(
      (sections) => sections.every((part, at) => at === 0 || !('beforeCase' in part)),
      'only the first section can stand before the first case',
    ),
})
