import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withLinkBack } from '#shared/studio/put-back.ts'
import { messageOf } from '../../error-message.ts'
import { linksTakenOut } from '../taken-out.ts'
import type { Change, Publisher, PublisherDeps } from './publisher.ts'

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
    const dated = await content.dated(mtimeMs)
    const missing = dated.filter(({ path }) => !(`${path.slice(1)}/index.html` in build.styles))
    if (missing.length === 0) return
    notBefore = now() + RETRY_MS
    await publisher.start({
      kind: 'scheduled',
      account: null,
      restored: null,
      undone: null,
      drafts: [],
      texts: new Map(),
      changes: await changesFor(missing.map(({ file }) => file)),
    })
    await publisher.idle()
    const done = (await publisher.last())?.state === 'done'
    if (done) notBefore = 0
    log.info({ pages: missing.map(({ path }) => path), done }, 'pages whose day has come')
  }

  /** The pages, and other documents with the links to them that were taken out when they left the site. */
  async function changesFor(pages: string[]): Promise<Change[]> {
    const changes = new Map<string, Change>()
    const changeOf = async (file: string) => {
      const known = changes.get(file)
      if (known) return known
      const { values } = await content.read(file, null, [])
      return { file, values, base: values }
    }
    try {
      for (const page of pages) {
        changes.set(page, await changeOf(page))
        for (const link of await linksTakenOut({ content, publisher }, page, [])) {
          const change = await changeOf(link.file)
          changes.set(link.file, { ...change, values: withLinkBack(change.values, link) })
        }
      }
      return [...changes.values()]
    } catch (error) {
      // Whatever cannot be read is refused by the publication, which says so to the editors.
      log.warn({ why: messageOf(error) }, 'no links to pages whose day has come')
      return []
    }
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
