import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildsDir, liveBuilds } from '../../http/live-site.ts'

/** Paths inside the project that publishing uses: `.studio/`. */
export function publishingFolders(projectDir: string) {
  const root = join(projectDir, '.studio')
  return {
    builds: buildsDir(projectDir),
    /** Lock held during a publication. */
    lock: join(root, 'lock.db'),
    /** Decided changes that may not be complete yet. */
    journal: join(root, 'journal.json'),
    /** New files of `content/`, for the build. */
    overlay: join(root, 'overlay'),

    make() {
      mkdirSync(buildsDir(projectDir), { recursive: true })
    },

    /** Deletes what is no longer needed. The caller must hold the lock. */
    async clean() {
      await rm(join(root, 'overlay'), { recursive: true, force: true })
      const live = await liveBuilds(projectDir)
      for (const name of await readdir(buildsDir(projectDir))) {
        // Not rmSync, which on a busy disk would block all requests for seconds.
        if (!live.includes(name)) await rm(join(buildsDir(projectDir), name), { recursive: true, force: true })
      }
    },
  }
}
