import data from '#content/testimonials.yaml'
import type schema from './schemas/testimonials.ts'
import type { ContentOf } from './schemas/kit.ts'

export const { testimonials } = data as ContentOf<typeof schema>
