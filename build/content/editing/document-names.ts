import type { DocumentGroup } from '#shared/studio/documents.ts'
import { ownTitle } from '#shared/studio/own-title.ts'
import { basename, dirname, extname, relative } from 'node:path'
import { contentDir } from '../read-source.ts'

const FOLDERS: Record<string, DocumentGroup> = {
  articles: 'Articles',
  services: 'Services',
  'advisory-details': 'Advisory',
  cases: 'Case studies',
  legal: 'Legal pages',
  pictures: 'Words for pictures',
}

/** Groups of documents that are in no folder and are not pages. */
const OTHERS: Record<string, DocumentGroup> = {
  clients: 'People and clients',
  team: 'People and clients',
  testimonials: 'People and clients',
  endings: 'The whole site',
  navigation: 'The whole site',
  proof: 'The whole site',
  site: 'The whole site',
}

const TITLES: Record<string, string> = {
  about: 'About us',
  advisory: 'Advisory overview',
  agency: 'Agency overview',
  blog: 'Articles overview',
  'case-list': 'Case studies overview',
  clients: 'Clients',
  contact: 'Contact page',
  endings: 'Ends of pages',
  error: 'Page not found',
  home: 'Home page',
  navigation: 'Menus and footer',
  proof: 'Cases as proof',
  site: 'The agency: name, contact, offices',
  team: 'Team',
  technology: 'Technology',
  testimonials: 'Testimonials',
}

/** Names of picture folders that differ from the folder's own name. */
const PICTURES: Record<string, string> = {
  about: 'about us',
  banners: 'tops of pages',
  culture: 'life at the agency',
  error: 'page not found',
  film: 'film of the home page',
  home: 'home page',
}

/** Returns the title and the group of a document in the studio's list. */
export function nameDocument(file: string, fields: unknown): { title: string; group: DocumentGroup } {
  const folder = relative(contentDir, dirname(file))
  const name = basename(file, extname(file))
  const plain = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  // The prefix tells it apart from the document “Team”: the list of a publication shows titles only.
  const pictures = `Pictures: ${PICTURES[name] ?? plain.toLowerCase()}`
  const title = folder === '' ? (TITLES[name] ?? plain) : folder === 'pictures' ? pictures : (ownTitle(fields) ?? plain)
  return { title, group: folder === '' ? (OTHERS[name] ?? 'Pages') : (FOLDERS[folder] ?? 'Other') }
}
