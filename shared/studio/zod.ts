import { config, z } from 'zod'

// Zod would compile schemas by `Function`, which the studio's policy forbids. Set before any schema is made.
config({ jitless: true })

export { z }
