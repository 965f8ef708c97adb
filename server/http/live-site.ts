import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { replaceText } from '../replace-text.ts'
import type { Settings } from '../settings.ts'
import { BuildHeadersError, readBuildHeaders, securityHeaders } from './headers.ts'
import type { BuildHeaders } from './headers.ts'

/** A build that is served: its files and what it says of them belong together. */
export type ServedBuild = { siteDir: string; build: BuildHeaders; headers: Record<string, string> }

export type LiveSite = {
  current: () => ServedBuild
  /** The build a served file belongs to. */
  of: (path: string) => ServedBuild
  /** Site folders of older builds: pages that are open still ask for their hashed files. */
  older: () => readonly string[]
  /** Headers of every answer, changed in place with the build. */
  headers: Readonly<Record<string, string>>
}

/** Milliseconds after which another process's switch is seen. */
const POLL_MS = 1_000

export async function readBuild(siteDir: string, publicUrl: string): Promise<ServedBuild> {
  const build = await readBuildHeaders(siteDir)
  return { siteDir, build, headers: securityHeaders(build.csp, publicUrl) }
}

/** One build that stays the one. */
export function fixedSite(served: ServedBuild): LiveSite {
  return { current: () => served, of: () => served, older: () => [], headers: served.headers }
}

/** What `live.json` says: which build is served, which was before, and what build of the project both stand for. */
type Pointer = { build: string; previous: string | null; insteadOf: string }

export const buildsDir = (projectDir: string) => join(projectDir, '.studio', 'builds')
const pointerFile = (projectDir: string) => join(projectDir, '.studio', 'live.json')
const stampOf = (siteDir: string) => readFile(join(siteDir, '..', 'stamp'), 'utf8').catch(() => '')

/** The builds that `live.json` names. */
export async function liveBuilds(projectDir: string): Promise<string[]> {
  const pointer = await readPointer(projectDir)
  return pointer ? [pointer.build, pointer.previous].filter((name) => name !== null) : []
}

/**
 * The site in SITE_DIR, or what the studio has published instead of it: a folder of its own that nothing changes any
 * more. Files and headers are switched together, so that no answer mixes two builds. A build that somebody makes in
 * SITE_DIR later is served again from the next start on.
 */
export async function createPublishedSite({
  siteDir,
  projectDir,
  publicUrl,
}: Pick<Settings, 'siteDir' | 'projectDir' | 'publicUrl'>) {
  const first = await readBuild(siteDir, publicUrl)
  let served = [first]
  let pointer: Pointer | null = null
  let seen = ''
  let timer: NodeJS.Timeout | undefined
  const headers: Record<string, string> = { ...first.headers }

  async function load() {
    const found = await readPointer(projectDir)
    if (!found || found.insteadOf !== (await stampOf(siteDir))) return
    const siteOf = (name: string) => join(buildsDir(projectDir), name, 'site')
    if (!existsSync(join(siteOf(found.build), 'index.html'))) throw new BuildHeadersError(siteOf(found.build))
    const next = await readBuild(siteOf(found.build), publicUrl)
    const loaded = served.find((each) => found.previous && each.siteDir === siteOf(found.previous))
    const previous =
      loaded ??
      (found.previous && existsSync(siteOf(found.previous)) ? await readBuild(siteOf(found.previous), publicUrl) : null)
    served = [next, ...(previous ? [previous] : []), first]
    pointer = found
    Object.assign(headers, next.headers)
  }

  /** Looks whether another process has switched. */
  async function follow() {
    const { mtimeMs, ino } = (await stat(pointerFile(projectDir)).catch(() => null)) ?? { mtimeMs: 0, ino: 0 }
    const now = `${ino} ${mtimeMs}`
    if (now === seen) return
    seen = now
    await load()
  }

  const current = () => served[0] ?? first
  // A damaged one is reported when the server listens.
  await follow().catch(() => {
    seen = ''
  })
  return {
    current,
    of: (path: string) => served.find((each) => path.startsWith(each.siteDir + sep)) ?? current(),
    older: () => served.slice(1).map((each) => each.siteDir),
    headers,
    /** Serves a build of `buildsDir` from now on; on the disk before it returns. */
    async switchTo(build: string) {
      const previous = pointer?.build === build ? pointer.previous : (pointer?.build ?? null)
      const next: Pointer = { build, previous, insteadOf: await stampOf(siteDir) }
      replaceText(pointerFile(projectDir), JSON.stringify(next))
      await load()
    },
    start(onError: (error: unknown) => void) {
      const look = () => void follow().catch(onError)
      look()
      timer = setInterval(look, POLL_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

export type PublishedSite = Awaited<ReturnType<typeof createPublishedSite>>

async function readPointer(projectDir: string): Promise<Pointer | null> {
  const text = await readFile(pointerFile(projectDir), 'utf8').catch(() => null)
  // Only this server writes it, whole or not at all.
  return text === null ? null : (JSON.parse(text) as Pointer)
}
