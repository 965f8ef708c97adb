import { isUtf8 } from 'node:buffer'
import { Busboy } from '@fastify/busboy'

export const MAX_BODY_BYTES = 64 * 1024
export const MAX_FIELDS = 20

/** Thrown for a body that this endpoint does not accept. `statusCode` is that of the answer. */
export class InvalidFormError extends Error {
  readonly statusCode: 400 | 413 | 415
  constructor(statusCode: 400 | 413 | 415, message: string) {
    super(message)
    this.name = 'InvalidFormError'
    this.statusCode = statusCode
  }
}

/** Returns the text fields of a multipart body. Throws InvalidFormError for files, repeated names and anything else. */
export function parseMultipart(body: Buffer, contentType: string): Promise<Map<string, string>> {
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>()
  const refuse = (status: 400 | 413 | 415, message: string) => reject(new InvalidFormError(status, message))

  if (!isUtf8(body)) refuse(400, 'The form is not valid UTF-8.')
  if (body.includes(0)) refuse(400, 'The form contains a NUL character.')

  const fields = new Map<string, string>()
  try {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fields: MAX_FIELDS, fieldSize: MAX_BODY_BYTES, headerPairs: 20, headerSize: 2_048 },
    })
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) refuse(413, 'A field is too long.')
      else if (fields.has(name)) refuse(400, 'A field was sent twice.')
      else fields.set(name, value)
    })
    parser.on('file', (_name, stream) => {
      // Busboy reports a body that ends inside a file here, in a later tick. Without a listener the error would end the
      // process.
      stream.on('error', () => undefined)
      stream.resume()
      refuse(400, 'Files are not accepted.')
    })
    parser.on('fieldsLimit', () => refuse(413, `More than ${MAX_FIELDS} fields were sent.`))
    parser.on('error', () => refuse(400, 'The form could not be read.'))
    parser.on('finish', () => resolve(fields))
    parser.end(body)
  } catch {
    // Busboy throws for a multipart type without a boundary.
    refuse(400, 'The form could not be read.')
  }
  return promise
}
