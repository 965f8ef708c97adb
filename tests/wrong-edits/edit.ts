/** A mistake somebody makes in a content file, and what the check has to say. */
export type Edit = {
  what: string
  file: string
  /** The first place of this text… */
  from: string | RegExp
  /** …becomes this. */
  to: string
  expected: string[]
  /** Faults of other edits would hide this one. */
  apart?: boolean
}
