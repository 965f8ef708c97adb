import { socialMediaMarketing } from './social-media-marketing.ts'
import { emailMarketing } from './email-marketing-service.ts'
import { leadGeneration } from './lead-generation.ts'
import { mediaPlanning } from './digital-media-planning-and-buying.ts'
import { contentMarketing } from './content-marketing-service.ts'
import { marketingAutomation } from './marketing-automation.ts'
import { videoMarketing } from './video-marketing.ts'
import { funnelBuilding } from './funnel-building-marketing.ts'

export const services = {
  'social-media-marketing': socialMediaMarketing,
  'lead-generation': leadGeneration,
  'digital-media-planning-and-buying': mediaPlanning,
  'content-marketing-service': contentMarketing,
  'email-marketing-service': emailMarketing,
  'marketing-automation': marketingAutomation,
  'video-marketing': videoMarketing,
  'funnel-building-marketing': funnelBuilding,
}
