import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits in base64url: 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns the hash that is stored instead of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
