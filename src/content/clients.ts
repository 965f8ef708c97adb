import data from '#content/clients.yaml'
import type schema from './schemas/clients.ts'
import type { ContentOf } from './schemas/kit.ts'

export const { clients, results } = data as ContentOf<typeof schema>
