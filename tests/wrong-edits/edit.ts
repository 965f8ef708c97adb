/** A mistake in a content file, and the message the check has to give. */
export type Edit = {
  what: string
  file: string
  /** Text to replace; its first occurrence counts. */
  from: string | RegExp
  /** Replacement of the text. */
  to: string
  expected: string[]
  /** Set if faults of other edits would hide this one, so that it is checked alone. */
  apart?: boolean
}
