import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from '../project-copy.ts'
import { renderPages } from './content-copies.ts'

/** Follows the recipes of CONTRIBUTING.md on a copy of the project. */
test(
  'a section, a section type, a page type in another language: what the recipes name is all it takes',
  { timeout: 120_000 },
  () => {
    const folder = copyProject()
    const put = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const insert = (file: string, ...changes: [before: string, line: string][]) => {
      let text = readFileSync(join(folder, file), 'utf8')
      for (const [before, line] of changes) {
        expect(text, file).toContain(before)
        text = text.replace(before, () => line + before)
      }
      put(file, text)
    }
    const check = () =>
      spawnSync(process.execPath, ['scripts/content-check.ts'], { cwd: folder, encoding: 'utf8' }).stderr

    appendFileSync(join(folder, 'content/home.yaml'), 'awards:\n  heading: Prizes on our shelf\n')
    expect(check()).toMatch(/^content\/home\.yaml:\d+ awards: unknown key/)
    insert('build/content/schemas/home.ts', [
      '  testimonials: z.strict',
      '  awards: z.strictObject({ heading: text() }),\n',
    ])
    put(
      'src/pages/home/awards.tsx',
      `import type { home } from '../../content/home.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'

export function Awards({ heading }: typeof home.awards) {
  return (
    <Section labelledBy="awards">
      <Heading id="awards">{heading}</Heading>
    </Section>
  )
}
`,
    )
    insert(
      'src/pages/home/page.tsx',
      ['import { CaseTabs }', "import { Awards } from './awards.tsx'\n"],
      ['      <Testimonials', '      <Awards {...home.awards} />\n'],
    )

    insert(
      'build/content/schemas/service-sections.ts',
      [
        'export const section =',
        "const quote = z.strictObject({ kind: z.literal('quote'), ground: ground(), text: text({ max: 200 }) })\n\n",
      ],
      ['  badge,\n])', '  quote,\n'],
    )
    put(
      'src/pages/agency-service/quote.tsx',
      `import type { SectionOf } from '../../content/services.ts'
import { Section } from '../../ui/section.tsx'

export function Quote({ ground, text }: SectionOf<'quote'>) {
  return (
    <Section ground={ground}>
      <blockquote>{text}</blockquote>
    </Section>
  )
}
`,
    )
    insert(
      'src/pages/agency-service/page.tsx',
      ['import { BadgeDivider }', "import { Quote } from './quote.tsx'\n"],
      ["    case 'pairs':", "    case 'quote':\n      return <Quote {...section} />\n"],
    )
    insert('content/services/lead-generation.yaml', [
      '  - kind: badge',
      '  - kind: quote\n    ground: sand\n    text: A lead is a person who asked.\n',
    ])

    insert(
      'src/routes.ts',
      ['\ntype SingleRow', "  | 'tamil'\n"],
      ["  { id: 'thank-you'", "  { area: 'ta', type: 'tamil', folder: 'ta' },\n"],
    )
    put(
      'build/content/schemas/ta.ts',
      `import { z } from 'zod'
import { text } from './fields.ts'
import { documentFields, search } from './page-fields.ts'

export default z.strictObject({ ...documentFields, search: search(), title: text() })
`,
    )
    put(
      'src/pages/tamil/page.tsx',
      `import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'

export function TamilPage({ title }: { title: string }) {
  return (
    <div lang="ta">
      <Section>
        <Heading level={1}>{title}</Heading>
      </Section>
    </div>
  )
}
`,
    )
    insert('src/content/modules.d.ts', [
      '\n  }\n  export type DocumentOf',
      '\n    tamil: { default: { title: string } }',
    ])
    insert('src/app/pages.tsx', [
      "  'thank-you': async",
      `  tamil: async (load) => {
    const [{ TamilPage }, document] = await Promise.all([import('../pages/tamil/page.tsx'), load()])
    return () => <TamilPage title={document.default.title} />
  },
`,
    ])
    put(
      'content/ta/vanakkam.yaml',
      `title: வணக்கம்
search:
  title: விளம்பரம் தமிழில் எங்கள் பணி
  description: சென்னையில் இருந்து தமிழில் உங்கள் தொழிலுக்கு விளம்பரம் செய்கிறோம். எங்களுடன் பேசுங்கள், நாளைக்குள் பதில் சொல்கிறோம்.
  picture: banners/contact
`,
    )

    expect(check()).toBe('')
    put(
      'tsconfig.json',
      JSON.stringify({ extends: join(process.cwd(), 'tsconfig.json'), include: ['src'], exclude: ['**/*.test.ts*'] }),
    )
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(process.cwd(), 'node_modules/typescript/bin/tsc'), '--noEmit'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect([status, stdout, stderr]).toEqual([0, '', ''])
    const pages = renderPages(folder)
    expect(pages['/']).toMatch(/<section[^>]* aria-labelledby="awards">.*Prizes on our shelf/)
    expect(pages['/agency/lead-generation']).toContain('<blockquote>A lead is a person who asked.</blockquote>')
    expect(pages['/ta/vanakkam']).toMatch(/<div lang="ta"><section.*வணக்கம்/)
  },
)
