import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readContent } from '../build/content/load.ts'
import { basePath } from '../build/site-url.ts'
import { readBuildHeaders, securityHeaders } from '../server/http/headers.ts'

/** Properties of a build that the configuration of a host needs. */
export type SiteFacts = {
  /** Headers of every answer, spelt as in the RFCs. */
  headers: [name: string, value: string][]
  /** Folders whose files never change under the same name, including the base path. */
  immutable: string[]
  /** Base path, with slashes at both ends. */
  base: string
  /** Host name that visitors use, without a scheme. */
  host: string
  /** Absolute path of the built site on this machine. */
  siteDir: string
  /** Renamed pages: the former path without a trailing slash, and the current one with it. */
  redirects: [from: string, to: string][]
  /** URL of a contact service elsewhere, without a trailing slash, or null. */
  service: string | null
}

export const YEAR = 'public, max-age=31536000, immutable'
export const HOUR = 'public, max-age=3600'

/** Reads the properties of a build. Static hosts are served over https, so the headers are those for https. */
export async function readSiteFacts(siteDir: string, service: string | null): Promise<SiteFacts> {
  if (!existsSync(resolve(siteDir, 'index.html'))) {
    throw new Error(`There is no site in ${siteDir}. Build it first: npm run build`)
  }
  if (!existsSync(resolve(siteDir, '..', 'headers.json'))) {
    throw new Error(`${siteDir} has no headers.json beside it, which holds its policy. Build it again: npm run build`)
  }
  const { csp, immutable, redirects } = await readBuildHeaders(resolve(siteDir))
  const { url } = await readContent('content/site.yaml')
  return {
    headers: Object.entries(securityHeaders(csp, 'https://')).map(([name, value]) => [capitals(name), value]),
    immutable: immutable.map((folder) => basePath + folder.replace(/^\//, '')),
    base: basePath,
    redirects: Object.entries(redirects).map(([from, to]) => [basePath + from.slice(1), `${basePath}${to.slice(1)}/`]),
    host: new URL(url).host,
    siteDir: resolve(siteDir),
    service: service === null ? null : checkedService(service),
  }
}

function checkedService(address: string): string {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search) {
    throw new Error(`--service needs the https address of the contact service alone, such as https://leads.example.com`)
  }
  return url.origin
}

const capitals = (name: string) => name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase())
