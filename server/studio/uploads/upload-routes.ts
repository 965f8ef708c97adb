import { createReadStream, existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PART_BYTES, PART_PATH, UPLOAD_PREVIEW_PATH, UPLOADED_PATH } from '#shared/studio/uploads.ts'
import { gatedRoute } from '../api.ts'
import type { Gate } from '../api.ts'
import { notFound, Problem } from '../problem.ts'
import { symbolOf } from './library.ts'
import type { Uploads } from './uploads.ts'

type Options = { basePath: string; gate: Gate; uploads: Uploads }

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Serves the routes of uploads that are not JSON: parts of files, and the files themselves. */
export async function serveUploads(app: FastifyInstance, { basePath, gate, uploads }: Options) {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.route<{ Params: { id: string }; Querystring: { at?: string } }>({
      ...gatedRoute(gate, basePath, { method: 'PUT', access: 'content', path: PART_PATH }),
      bodyLimit: PART_BYTES,
      handler: async (request, reply) => {
        const at = Number(request.query.at)
        if (!Buffer.isBuffer(request.body) || !Number.isSafeInteger(at)) {
          throw new Problem(400, 'invalid', 'That is no part of a picture.')
        }
        const size = await uploads.staging.append(request.params.id, at, request.body)
        return reply.header('cache-control', 'no-store').send({ size })
      },
    })
  })

  app.route<{ Params: { id: string } }>({
    ...gatedRoute(gate, basePath, { method: 'GET', access: 'content', path: UPLOAD_PREVIEW_PATH }),
    handler: async ({ params: { id } }, reply) => {
      const { kind } = uploads.staging.find(id)
      const file = kind === 'picture' ? uploads.staging.read(id) : uploads.staging.outline(id)
      if (!existsSync(file)) throw notFound('This picture')
      return kind === 'picture'
        ? send(reply, file, 'no-store')
        : pictureHeaders(reply, file, 'no-store').send(symbolOf(file))
    },
  })

  app.route<{ Params: { name: string } }>({
    ...gatedRoute(gate, basePath, { method: 'GET', access: 'content', path: UPLOADED_PATH }),
    handler: async ({ params: { name } }, reply) => {
      if (!sendUploaded(reply, uploads, { name, caching: 'private, max-age=31536000, immutable' })) {
        throw notFound('This picture')
      }
      return reply
    },
  })
}

/** Sends a file of an upload, or a logo for `<use>`. Returns false when there is none. */
export function sendUploaded(
  reply: FastifyReply,
  uploads: Uploads,
  { name, caching }: { name: string; caching: string },
): boolean {
  const logo = uploads.logoSymbol(name)
  const file = uploads.fileOf(name)
  if (logo !== null) pictureHeaders(reply, name, caching).send(logo)
  else if (file && existsSync(file)) send(reply, file, caching)
  else return false
  return true
}

const send = (reply: FastifyReply, file: string, caching: string) =>
  pictureHeaders(reply, file, caching).send(createReadStream(file))

const pictureHeaders = (reply: FastifyReply, file: string, caching: string) =>
  reply
    .header('cache-control', caching)
    // A logo that is opened on its own is a document, which must not load or run anything.
    .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(TYPES[extname(file)] ?? 'application/octet-stream')
