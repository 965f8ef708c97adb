import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../../error-message.ts'
import type { Publisher, PublisherDeps } from './publisher.ts'

/** Interval of checks: a page is published at most half an hour after its day begins. */
const CHECK_MS = 30 * 60_000
/** Pause after an attempt, because a failed one needs somebody to look into it. */
const RETRY_MS = 6 * 3_600_000

type Deps = Pick<PublisherDeps, 'content' | 'site' | 'now' | 'log'> & { publisher: Publisher }

/** Rebuilds the site when the publication day of a page has come. */
export function createSchedule({ content, site, now, log, publisher }: Deps) {
  let timer: NodeJS.Timeout | undefined
  let notBefore = 0

  /** Starts a publication when the served build lacks a page whose day has come since that build was made. */
  async function check() {
    if (now() < notBefore) return
    const { siteDir, build } = site.current()
    const { mtimeMs } = await stat(join(siteDir, 'index.html'))
    const missing = (await content.dated(mtimeMs)).filter((path) => !(`${path.slice(1)}/index.html` in build.styles))
    if (missing.length === 0) return
    notBefore = now() + RETRY_MS
    await publisher.start({
      kind: 'scheduled',
      account: null,
      restored: null,
      undone: null,
      drafts: [],
      texts: new Map(),
    })
    await publisher.idle()
    const done = (await publisher.last())?.state === 'done'
    if (done) notBefore = 0
    log.info({ pages: missing, done }, 'pages whose day has come')
  }

  const look = () => void check().catch((error: unknown) => log.warn({ why: messageOf(error) }, 'no look for pages'))

  return {
    check,
    start() {
      look()
      timer = setInterval(look, CHECK_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
