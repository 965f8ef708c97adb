import type { Member } from './team.ts'

export const storyId = ({ id }: Member): string => `member-${id}`
/** Where a person's story can be read without script: on the page that has them all. */
export const storyAddress = (member: Member): string => `/about-us/team#${storyId(member)}`
