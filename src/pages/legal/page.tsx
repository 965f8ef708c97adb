import type { LegalDocument } from '../../content/legal.ts'
import { TableOfContents } from '../../sections/table-of-contents/table-of-contents.tsx'
import { LegalHead } from './legal-head.tsx'
import { LegalSections } from './legal-sections.tsx'
import css from './page.module.css'

export function LegalPage({ document }: { document: LegalDocument }) {
  const { sections, contentsLabel } = document
  return (
    <>
      <LegalHead document={document} />
      <div className={`wrap ${css.columns}`}>
        <TableOfContents
          label={contentsLabel}
          numbered
          entries={sections.map(({ id, heading }) => ({ id, text: heading }))}
        />
        <LegalSections sections={sections} />
      </div>
    </>
  )
}
