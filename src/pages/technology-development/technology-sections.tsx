import { useEffect } from 'react'
import { useLocation } from '../../router/route-view.tsx'
import type { technology } from '../../content/technology.ts'
import { scrollToId } from '../../motion/scroll.ts'
import { useScrollSpy } from '../../motion/scroll-spy.ts'
import { StickyTabs, TAB_CLICK_OFFSET } from '../../sections/sticky-tabs/sticky-tabs.tsx'
import { usePageBottom } from '../../sections/sticky-tabs/use-page-bottom.ts'
import css from './technology-sections.module.css'
import { Technology } from './technology.tsx'
import { indexIn } from './index-in.ts'

/** How long the page may settle before it scrolls to the section that the navigation state names. */
const STATE_SCROLL_DELAY_MS = 100

type TechnologySectionsProps = { label: string; sections: typeof technology.sections }

export function TechnologySections({ label, sections }: TechnologySectionsProps) {
  const ids = sections.map(({ id }) => id)
  const order = ids.join(' ')
  const active = useScrollSpy(ids, { by: 'offset' })
  const atBottom = usePageBottom()
  const { state, key } = useLocation()

  // By key too: the menu may lead to the section that was chosen last.
  useEffect(() => {
    const index = indexIn(state)
    const id = index === undefined ? undefined : order.split(' ')[index]
    if (!id) return
    const timer = setTimeout(() => scrollToId(id, { offset: TAB_CLICK_OFFSET }), STATE_SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state, key, order])

  return (
    <div className={css.area} data-ground="ink">
      <StickyTabs
        label={label}
        look="board"
        items={sections.map(({ id, tab }) => ({ id, label: tab }))}
        active={active}
        hidden={atBottom}
      />
      {sections.map((section, index) => (
        <Technology key={section.id} section={section} index={index} />
      ))}
    </div>
  )
}
