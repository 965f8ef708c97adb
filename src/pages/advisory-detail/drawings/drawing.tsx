import type { ComponentType } from 'react'
import type { AdvisoryDetail } from '../../../content/advisory-details.ts'
import type { advisoryDrawings } from '../../../content/drawings.ts'
import css from '../../../sections/figures/figure.module.css'
import { Stages } from '../../../sections/figures/staged.tsx'
import { ThreeDoors, VoiceGuide } from './branding.tsx'
import { Handover, SeasonCalendar } from './community.tsx'
import { OneEvening } from './one-evening.tsx'
import { OneWeek } from './one-week.tsx'
import { EnquiryWay, TwoPiles } from './process.tsx'
import { FivePipes, TwoPages } from './strategy.tsx'

type DrawingProps = { labels: readonly string[] }

const drawings = {
  'enquiry-way': { Picture: EnquiryWay, viewBox: '0 0 560 776' },
  'five-pipes': { Picture: FivePipes, viewBox: '0 40 640 474' },
  handover: { Picture: Handover, viewBox: '0 -8 640 428' },
  'three-doors': { Picture: ThreeDoors, viewBox: '0 0 640 646' },
  'two-piles': { Picture: TwoPiles, viewBox: '0 0 640 450' },
  'voice-guide': { Picture: VoiceGuide, viewBox: '0 0 640 652' },
} satisfies Record<
  Exclude<keyof typeof advisoryDrawings, 'one-evening' | 'one-week' | 'season-calendar' | 'two-pages'>,
  { Picture: ComponentType<DrawingProps>; viewBox: string }
>

export function Drawing({
  drawing,
  alt,
  labels,
  choice,
}: Pick<AdvisoryDetail['blocks'][number], 'drawing' | 'alt' | 'labels' | 'choice'>) {
  if (drawing === 'season-calendar') return <SeasonCalendar labels={labels} alt={alt} />
  if (drawing === 'one-week') return <OneWeek labels={labels} alt={alt} />
  if (drawing === 'two-pages') return <TwoPages labels={labels} alt={alt} />
  if (drawing === 'one-evening') return choice && <OneEvening labels={labels} alt={alt} choice={choice} />
  const { Picture, viewBox } = drawings[drawing]
  const picture = (
    <svg viewBox={viewBox} className={css.drawing} role="img" aria-label={alt}>
      <Picture labels={labels} />
    </svg>
  )
  if (!choice) return picture
  return (
    <Stages drawing={drawing} {...choice}>
      {picture}
    </Stages>
  )
}
