import { expect, test } from 'vitest'
import { folderBeside, replaceFolder } from './replace-folder.ts'

// An empty DIST_DIR is the folder that the build runs in, and its content would be deleted.
test.each(['', '.', '..', '/'])('the folder of the project is never replaced: DIST_DIR=%j', async (target) => {
  await expect(folderBeside(target, 'next')).rejects.toThrow('holds this project')
  await expect(replaceFolder('absent', target)).rejects.toThrow('holds this project')
})
