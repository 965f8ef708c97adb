import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { replaceText } from '../replace-text.ts'
import type { Settings } from '../settings.ts'
import { BuildHeadersError, readBuildHeaders, securityHeaders } from './headers.ts'
import type { BuildHeaders } from './headers.ts'

/** A served build: its files and the headers that belong to them. */
export type ServedBuild = { siteDir: string; build: BuildHeaders; headers: Record<string, string> }

export type LiveSite = {
  current: () => ServedBuild
  /** Returns the build that a served file belongs to. */
  of: (path: string) => ServedBuild
  /** Returns the site directories of older builds, whose hashed files open pages still request. */
  older: () => readonly string[]
  /** Headers of every answer, updated in place when the build changes. */
  headers: Readonly<Record<string, string>>
}

/** Interval of checks whether another process has switched the build. */
const POLL_MS = 1_000

export async function readBuild(siteDir: string, publicUrl: string): Promise<ServedBuild> {
  const build = await readBuildHeaders(siteDir)
  return { siteDir, build, headers: securityHeaders(build.csp, publicUrl) }
}

/** Serves one build that never changes. */
export function fixedSite(served: ServedBuild): LiveSite {
  return { current: () => served, of: () => served, older: () => [], headers: served.headers }
}

/**
 * Content of `live.json`: the served build, the previous one, and the stamp of the build in SITE_DIR that they replace.
 */
type Pointer = { build: string; previous: string | null; insteadOf: string }

export const buildsDir = (projectDir: string) => join(projectDir, '.studio', 'builds')
const pointerFile = (projectDir: string) => join(projectDir, '.studio', 'live.json')
const stampOf = (siteDir: string) => readFile(join(siteDir, '..', 'stamp'), 'utf8').catch(() => '')

/** Returns the builds that `live.json` names. */
export async function liveBuilds(projectDir: string): Promise<string[]> {
  const pointer = await readPointer(projectDir)
  return pointer ? [pointer.build, pointer.previous].filter((name) => name !== null) : []
}

/**
 * Serves the site in SITE_DIR, or the build that the studio has published instead, in a separate folder that is never
 * changed. Files and headers are switched together, so that no answer mixes two builds. A newer build in SITE_DIR is
 * served again from the next start on.
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

  /** Loads the new build when another process has switched. */
  async function follow() {
    const { mtimeMs, ino } = (await stat(pointerFile(projectDir)).catch(() => null)) ?? { mtimeMs: 0, ino: 0 }
    const now = `${ino} ${mtimeMs}`
    if (now === seen) return
    seen = now
    await load()
  }

  const current = () => served[0] ?? first
  // A damaged file is reported once the server listens.
  await follow().catch(() => {
    seen = ''
  })
  return {
    current,
    of: (path: string) => served.find((each) => path.startsWith(each.siteDir + sep)) ?? current(),
    older: () => served.slice(1).map((each) => each.siteDir),
    headers,
    /** Serves a build of `buildsDir` from now on. The switch is on the disk before this returns. */
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
  // Safe to cast: only this server writes the file, and does so atomically.
  return text === null ? null : (JSON.parse(text) as Pointer)
}
