import { createReadStream, existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PART_BYTES, PART_PATH, UPLOAD_PREVIEW_PATH, UPLOADED_PATH } from '#shared/studio/uploads.ts'
import { gatedRoute } from '../api.ts'
import type { Gate } from '../api.ts'
import { notFound, Problem } from '../problem.ts'
import type { Uploads } from './uploads.ts'

type Options = { basePath: string; gate: Gate; uploads: Uploads }

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** What of uploads is no JSON: parts of files, and the files themselves. */
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
      const file = uploads.staging.read(id)
      if (kind !== 'picture' || !existsSync(file)) throw notFound('This picture')
      return send(reply, file, 'no-store')
    },
  })

  app.route<{ Params: { name: string } }>({
    ...gatedRoute(gate, basePath, { method: 'GET', access: 'content', path: UPLOADED_PATH }),
    handler: async ({ params: { name } }, reply) => {
      const file = uploads.fileOf(name)
      if (!file || !existsSync(file)) throw notFound('This picture')
      return send(reply, file, 'private, max-age=31536000, immutable')
    },
  })
}

const send = (reply: FastifyReply, file: string, caching: string) =>
  pictureHeaders(reply, file, caching).send(createReadStream(file))

export const pictureHeaders = (reply: FastifyReply, file: string, caching: string) =>
  reply
    .header('cache-control', caching)
    // A mark opened on its own is a document: it may load and run nothing.
    .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(TYPES[extname(file)] ?? 'application/octet-stream')
