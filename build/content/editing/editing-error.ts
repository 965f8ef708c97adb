/** An error whose message is shown to people. */
export class EditingError extends Error {
  override readonly name = 'EditingError'
  readonly code: 'unknown' | 'broken' | 'taken' | 'invalid'
  constructor(code: EditingError['code'], message: string) {
    super(message)
    this.code = code
  }
}
