import { future } from './digital-marketing-and-its-future.ts'
import { sixPillars } from './six-pillars-of-digital-marketing.ts'
import { tenReasons } from './ten-reason-your-business-needs-digital-marketing-in-dubai.ts'
import { howToChoose } from './how-to-choose-right-digital-marketing-agency-in-dubai.ts'
import { trends } from './top-digital-marketing-trends-for-2025-business-in-dubai-must-follow.ts'
import { socialBoost } from './boost-your-business-with-social-media.ts'

export const articles = {
  'digital-marketing-and-its-future': future,
  'six-pillars-of-digital-marketing': sixPillars,
  'ten-reason-your-business-needs-digital-marketing-in-dubai': tenReasons,
  'how-to-choose-right-digital-marketing-agency-in-dubai': howToChoose,
  'top-digital-marketing-trends-for-2025-business-in-dubai-must-follow': trends,
  'boost-your-business-with-social-media': socialBoost,
}
