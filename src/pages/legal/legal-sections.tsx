import type { LegalBlock, LegalSection } from '../../content/legal.ts'
import { reveal } from '../../motion/reveal.tsx'
import css from './legal-sections.module.css'
import { InterpolatedText } from './interpolated-text.tsx'

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div>
      {sections.map(({ id, heading, blocks }, index) => (
        <section key={id} className={css.section} aria-labelledby={id}>
          <div className={css.top}>
            <p {...reveal} className={css.number} aria-hidden="true">
              {index + 1}
            </p>
            <h2 id={id} className={css.heading}>
              {heading}
            </h2>
          </div>
          {blocks.map((block, at) => (
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InterpolatedText>{block.text}</InterpolatedText>
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <InterpolatedText>{item}</InterpolatedText>
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table className={css.table}>
          <caption className="visually-hidden">{block.caption}</caption>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first = '', ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
