import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentValues } from '#shared/studio/documents.ts'
import type { PreviewPages, PreviewRequest, PreviewText, RenderAnswer } from '#shared/studio/preview.ts'
import { createOrderProcess } from './order-process.ts'

const PROGRAM = 'build/content/preview/process.ts'
/** Paths that the process may read; each may be a symbolic link. */
const READ = ['build', 'content', 'node_modules', 'package.json', 'shared', 'src']

export type PreviewDraft = { file: string; values: DocumentValues | null; base: DocumentValues }
export type PreviewProcess = ReturnType<typeof createPreviewProcess>

/** Client of the process that renders pages with drafts. `bundle` comes from the build of the site. */
export function createPreviewProcess(projectDir: string, bundle: string) {
  const readable = [projectDir, bundle, ...READ.map((name) => join(projectDir, name))].filter((path) =>
    existsSync(path),
  )
  const { ask, stop } = createOrderProcess({
    program: join(projectDir, PROGRAM),
    projectDir,
    // The process may only read: no writing, no child processes, no native code.
    execArgv: [
      '--permission',
      ...new Set(readable.flatMap((path) => [path, realpathSync(path)]).map((path) => `--allow-fs-read=${path}`)),
    ],
    env: { NODE_ENV: 'production', PREVIEW_BUNDLE: bundle },
    problemOf: (_code, message) => new Error(`a page could not be rendered: ${message}`),
  })
  return {
    // The casts are safe: build/content/preview/process.ts returns the type of each call.
    render: async (order: PreviewRequest & { drafts: PreviewDraft[] }) =>
      (await ask({ call: 'render', ...order })) as RenderAnswer | null,
    pages: async (order: { file: string | null; field: string; drafts: PreviewDraft[] }) =>
      (await ask({ call: 'pages', ...order })) as PreviewPages,
    texts: async (order: { path: string; drafts: PreviewDraft[] }) =>
      (await ask({ call: 'texts', ...order })) as PreviewText[],
    stop,
  }
}
