import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'

export type ContactService = {
  /** URL such as `http://127.0.0.1:41234`. */
  url: string
  stop: () => void
}

/** Folder of a placeholder site, which the service requires; here it only answers /api. */
const emptySite = '.cache/dev-site'

/**
 * Starts the contact service next to the development server, on a free port and with its own leads. It stops with this
 * process.
 */
export async function startContactService(dataDir: string): Promise<ContactService> {
  await mkdir(emptySite, { recursive: true })
  await writeFile(`${emptySite}/index.html`, 'The contact service of npm run dev.\n')
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: emptySite,
      DATA_DIR: dataDir,
      BASE_PATH: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.on('exit', () => child.kill())
  const port = await new Promise<string>((found, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, number] = /running at http:\/\/localhost:(\d+)/.exec(line) ?? []
      if (number) found(number)
      else console.log(line)
    })
    child.once('exit', () => failed(new Error('The contact service ended.')))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
