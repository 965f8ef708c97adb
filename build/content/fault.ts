export type Fault = {
  /** Path from the project's root. */
  file: string
  /** Line number, from 1. */
  line: number
  /** Path such as `people[3].title`; empty for the whole file. */
  path: string
  /** Description of the fault and of its remedy. */
  message: string
  /** File whose own faults cause this one. */
  cause?: string
}

export class ContentError extends Error {
  readonly faults: Fault[]
  constructor(faults: Fault[]) {
    super(faults.map(faultLine).join('\n'))
    this.name = 'ContentError'
    this.faults = faults
  }
}

/** Formats a fault: `content/team.yaml:12 people[3].title: missing`. */
export const faultLine = (fault: Fault) =>
  `${fault.file}:${fault.line}${fault.path ? ` ${fault.path}` : ''}: ${fault.message}`
