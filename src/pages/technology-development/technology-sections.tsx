import { Fragment } from 'react'
import type { technology } from '../../content/technology.ts'
import { FigureSection } from '../../sections/figures/figure-section.tsx'
import { StickyTabs } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import css from './technology-sections.module.css'
import { Technology } from './technology.tsx'

type TechnologySectionsProps = { label: string; sections: typeof technology.sections }

export function TechnologySections({ label, sections }: TechnologySectionsProps) {
  return (
    <div className={css.area} data-ground="ink">
      <StickyTabs
        label={label}
        look="board"
        items={sections.map(({ id, tab }) => ({ id, label: tab }))}
        hidesAtBottom
      />
      {sections.map((section) => (
        <Fragment key={section.id}>
          <Technology section={section} />
          {section.figure && (
            <FigureSection
              figure={section.figure}
              className={section.figure.ground === section.ground ? css.joined : undefined}
            />
          )}
        </Fragment>
      ))}
    </div>
  )
}
