export type Fault = {
  /** Path from the project's root. */
  file: string
  /** Counted from 1. */
  line: number
  /** `people[3].title`; empty when the whole file is meant. */
  path: string
  /** What is wrong and what to do. */
  message: string
  /** A file whose own faults explain this one. */
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

/** `content/team.yaml:12 people[3].title: missing` */
export const faultLine = (fault: Fault) =>
  `${fault.file}:${fault.line}${fault.path ? ` ${fault.path}` : ''}: ${fault.message}`
