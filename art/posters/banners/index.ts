import { agencyDrive } from './agency-drive.ts'
import { ownTheSpotlight } from './own-the-spotlight.ts'
import { customerPipeline } from './customer-pipeline.ts'
import { technology } from './technology.ts'
import { advisory } from './advisory.ts'
import { caseStudies } from './case-studies.ts'
import { blog } from './blog.ts'

export const banners = {
  'agency-drive': agencyDrive,
  'own-the-spotlight': ownTheSpotlight,
  'customer-pipeline': customerPipeline,
  technology: technology,
  advisory: advisory,
  'case-studies': caseStudies,
  blog: blog,
}
