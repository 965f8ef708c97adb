import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildsDir, liveBuilds } from '../../http/live-site.ts'

/** Where publishing keeps what it needs, inside the project: `.studio/`. */
export function publishingFolders(projectDir: string) {
  const root = join(projectDir, '.studio')
  return {
    builds: buildsDir(projectDir),
    /** Held by whoever publishes. */
    lock: join(root, 'lock.db'),
    /** What has been decided and may not be done yet. */
    journal: join(root, 'journal.json'),
    /** Files of `content/` as they will be, for the build. */
    overlay: join(root, 'overlay'),

    make() {
      mkdirSync(buildsDir(projectDir), { recursive: true })
    },

    /** Removes what nobody needs any more. To be called by who holds the lock. */
    async clean() {
      await rm(join(root, 'overlay'), { recursive: true, force: true })
      const live = await liveBuilds(projectDir)
      for (const name of await readdir(buildsDir(projectDir))) {
        // Not rmSync: on a busy disk a thousand files take seconds, in which nobody would be answered.
        if (!live.includes(name)) await rm(join(buildsDir(projectDir), name), { recursive: true, force: true })
      }
    },
  }
}
