import type { LinkPath } from '../routes.ts'
import type { Member } from './team.ts'

export const bioId = ({ id }: Member): string => `member-${id}`
/** Returns the link to a biography that works without script: its place on the page with all of them. */
export const bioPath = (member: Member): LinkPath => `/about-us/team#${bioId(member)}`
