/**
 * Renders pages with drafts for the server, in a separate process that may only read the project, because drafts are
 * untrusted. PREVIEW_BUNDLE: path of the site's bundle. Orders run one after the other, each with one reply.
 */
import { listPages, listTexts, renderPage, type RenderOrder } from './render.ts'

type PreviewOrder = { id: number } & (
  | ({ call: 'render' } & RenderOrder)
  | ({ call: 'pages'; file: string | null; field: string } & Pick<RenderOrder, 'drafts'>)
  | ({ call: 'texts' } & Pick<RenderOrder, 'path' | 'drafts'>)
)

const bundle = process.env['PREVIEW_BUNDLE'] ?? ''

async function work(order: PreviewOrder): Promise<unknown> {
  switch (order.call) {
    case 'render':
      return renderPage(bundle, order)
    case 'pages':
      return listPages(bundle, order)
    case 'texts':
      return listTexts(bundle, order)
  }
}

let last: Promise<unknown> = Promise.resolve()

process.on('message', (order: PreviewOrder) => {
  last = last
    .then(() => work(order))
    .then(
      (value) => process.send?.({ id: order.id, value }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        process.send?.({ id: order.id, code: 'failed', message })
      },
    )
})
// The parent process has exited.
process.on('disconnect', () => process.exit())
