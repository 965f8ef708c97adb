/** The name is a common one, so that error trackers group these errors with those of other sites. */
export class ChunkLoadError extends Error {
  constructor(name: string, cause?: unknown) {
    super(`Loading chunk ${name} failed`, { cause })
    this.name = 'ChunkLoadError'
  }
}
