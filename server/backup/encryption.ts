import { createHash } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'

const MAGIC = 'age-encryption.org/v1\n'
// With this work factor, key derivation takes 64 MB and about a second. The library's default of 18 takes 256 MB, half
// of what the service may use.
const SCRYPT_LOG_N = 16

/**
 * Encrypts a file with a passphrase in the age format (https://age-encryption.org/v1), which `age --decrypt` reads,
 * then decrypts the result and compares it with the original. Throws when they differ.
 */
export async function encryptFile(from: string, to: string, passphrase: string): Promise<void> {
  // Imported on demand, because the library takes 25 MB of memory.
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(SCRYPT_LOG_N)
  encrypter.setPassphrase(passphrase)
  const encrypted = await encrypter.encrypt(readWeb(from))
  // Node and the DOM declare different types for this stream.
  await pipeline(Readable.fromWeb(encrypted as ReadableStream), createWriteStream(to, { mode: 0o600, flags: 'wx' }))
  const original = await hash(createReadStream(from))
  if ((await hash(await openDecrypted(to, passphrase))) !== original) throw new Error('the encrypted copy differs')
}

export async function decryptFile(from: string, to: string, passphrase: string): Promise<void> {
  await pipeline(await openDecrypted(from, passphrase), createWriteStream(to, { mode: 0o600, flags: 'wx' }))
}

export function isEncrypted(file: string): boolean {
  const descriptor = openSync(file, 'r')
  try {
    const start = Buffer.alloc(MAGIC.length)
    readSync(descriptor, start, 0, start.length, 0)
    return start.toString('latin1') === MAGIC
  } finally {
    closeSync(descriptor)
  }
}

async function openDecrypted(file: string, passphrase: string) {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return Readable.fromWeb((await decrypter.decrypt(readWeb(file))) as ReadableStream)
  } catch (error) {
    throw new Error(`${file} cannot be decrypted: is BACKUP_PASSPHRASE the one it was made with?`, { cause: error })
  }
}

function readWeb(file: string) {
  return Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>
}

async function hash(stream: Readable) {
  const digest = createHash('sha256')
  await pipeline(stream, digest)
  return digest.digest('hex')
}
