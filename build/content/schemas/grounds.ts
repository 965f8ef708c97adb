import { z } from 'zod'

export const grounds = ['bone', 'sand', 'ink', 'ink-2', 'laterite', 'saffron'] as const
export const ground = () => z.enum(grounds)
