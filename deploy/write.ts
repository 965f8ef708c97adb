/** npm run deploy:files -- HOST: writes the configuration of a host, with the headers that belong to this build. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { HOSTS } from './hosts.ts'
import { readSiteFacts } from './site-facts.ts'

const HELP = `Usage: npm run deploy:files -- HOST [--service https://leads.example.com]

${Object.entries(HOSTS)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

  --service   a contact service on another host that the contact call is passed on to
  DIST_DIR    where the build is (dist); BASE_PATH as it was built with
`

/** Writes the files of a host, and returns their paths. */
export async function writeDeployFiles(name: string, distDir: string, service: string | null): Promise<string[]> {
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined
  if (!host) throw new Error(`There is no host "${name}". There are: ${Object.keys(HOSTS).join(', ')}.`)
  const site = join(distDir, 'site')
  const files = host.files(await readSiteFacts(site, service))
  const folder = host.into === 'site' ? site : join(distDir, 'deploy', name)
  const paths: string[] = []
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    paths.push(path)
  }
  return paths
}

if (import.meta.main) {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { service: { type: 'string' } } })
    const [name] = positionals
    if (name === undefined) {
      console.log(HELP)
      process.exitCode = 2
    } else {
      const paths = await writeDeployFiles(name, process.env['DIST_DIR'] ?? 'dist', values.service ?? null)
      for (const path of paths) console.log(relative('', path))
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
