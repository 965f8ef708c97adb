import { config, z } from 'zod'

// Zod would compile schemas with `Function`, which the studio's policy forbids. This must run before any schema is
// made.
config({ jitless: true })

export { z }
