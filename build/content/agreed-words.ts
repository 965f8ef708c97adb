/** Words that the specification fixes. The site accepts others: editors get a warning, and one test enforces them. */
import { fieldName } from '#shared/values.ts'
import type { Fault } from './fault.ts'
import type { Loaded } from './load.ts'
import { valuesAt } from './values-at.ts'

/** Labels as in the specification, which spells "Lean More" like this. */
export const SERVICE_BUTTONS = [
  'Dominate Social Media Now',
  'Keen to Know More?',
  'Keen To Hear?',
  'Lean More',
  'Learn More',
  'Consult Now',
  'Get Consultation',
  'Get Consultation Now',
  'Get FREE Consultation',
  'Get Your FREE SEO Analysis',
  'Get Your FREE Content Strategy Session Today!',
  'Get Your FREE Email Marketing Consultation Today!',
  'Get Your FREE Marketing Automation Consultation',
  'Get Your FREE Creative Consultation',
  'Get Your FREE Video Strategy Session',
]

const WORDS: { file: RegExp; path: string; agreed: string[] }[] = [
  { file: /^content\/services\//, path: 'hero.action.label', agreed: SERVICE_BUTTONS },
  { file: /^content\/services\//, path: 'sections.*.action.label', agreed: SERVICE_BUTTONS },
  { file: /^content\/technology\.yaml$/, path: 'sections.*.action.label', agreed: ['Get in touch'] },
  { file: /^content\/agency\.yaml$/, path: 'learnMore', agreed: ['Learn More'] },
  { file: /^content\/agency\.yaml$/, path: 'digital.label', agreed: ['Digital Marketing'] },
  { file: /^content\/agency\.yaml$/, path: 'branding.label', agreed: ['Branding & Designing'] },
  { file: /^content\/advisory(\.yaml$|-details\/)/, path: 'choose.heading', agreed: ['Why Choose Us?'] },
  { file: /^content\/advisory\.yaml$/, path: 'viewMore', agreed: ['View More'] },
  { file: /^content\/blog\.yaml$/, path: 'contents.cardCategory', agreed: ['Technology'] },
  { file: /^content\/navigation\.yaml$/, path: 'resources.blogs.viewAll', agreed: ['View All'] },
  { file: /^content\/home\.yaml$/, path: 'banner.call.label', agreed: ['Fly With Us'] },
  { file: /^content\/about\.yaml$/, path: 'call.label', agreed: ['Fly With Us'] },
]

/** Returns a warning for each place whose words are not those of the specification. */
export function wordWarnings(documents: Loaded[]): Fault[] {
  return documents.flatMap((document) =>
    WORDS.filter(({ file }) => file.test(document.file)).flatMap(({ path, agreed }) =>
      valuesAt(document.raw, path.split('.'))
        .filter(({ value }) => typeof value === 'string' && !agreed.includes(value))
        .map(({ value, path: at }) => {
          const wanted = agreed.length > 1 ? 'has no such button' : `writes “${agreed.join('”, “')}”`
          const message = `“${String(value)}”; the specification ${wanted}`
          return { file: document.file, line: document.lineOf(at), path: fieldName(at), message }
        }),
    ),
  )
}
