import { branding } from './branding-strategy-and-consulting.ts'
import { strategy } from './marketing-strategy-and-consulting.ts'
import { process } from './marketing-process-and-automation.ts'
import { community } from './community-and-mastermind-creation.ts'

export const advisory = {
  'branding-strategy-and-consulting': branding,
  'marketing-strategy-and-consulting': strategy,
  'marketing-process-and-automation': process,
  'community-and-mastermind-creation': community,
}
