/** Kept under its old name, so that error reports group with those of other sites. */
export class ChunkLoadError extends Error {
  constructor(name: string, cause?: unknown) {
    super(`Loading chunk ${name} failed`, { cause })
    this.name = 'ChunkLoadError'
  }
}
