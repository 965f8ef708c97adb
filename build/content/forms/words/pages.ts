import { ABOUT } from './about.ts'
import { AGENCY } from './agency.ts'
import { ARTICLES } from './articles.ts'
import { CASES } from './cases.ts'
import { CONTACT } from './contact.ts'
import { HOME } from './home.ts'
import { SERVICES } from './services.ts'
import { TECHNOLOGY } from './technology.ts'
import { WHOLE_SITE } from './whole-site.ts'
import type { Words } from './words.ts'

/** Words for the fields of single pages, by the end of their path; `about:` before it names the file's schema. */
export const PAGES: Words = {
  ...ABOUT,
  ...AGENCY,
  ...ARTICLES,
  ...CASES,
  ...CONTACT,
  ...HOME,
  ...SERVICES,
  ...TECHNOLOGY,
  ...WHOLE_SITE,
}
