import type { Words } from './words.ts'

/** Words for the fields of the overview of services and the pages of advice. */
export const AGENCY: Words = {
  'advisory-details:also': ['Second address', 'The page has an address in another part of the site, too.'],
  'advisory:value': ['What it is worth', 'The seven cards on what advice brings.'],
  'advisory:analytics': ['Questions of owners', 'Four questions and the reading that answers each.'],
  'advisory:reading': ['Drawing', 'What the reading looks like, above the question.'],
  'advisory:questions': ['Questions', 'Four questions an owner asks.', 'Question'],

  'agency:learnMore': ['Words of “learn more”', 'On the button that leads from a service to its page.'],
  'agency:banner.words': ['The two words', 'The main heading of the page.', 'Word'],
  'agency:digital': ['Digital tab', 'The first half of the page.'],
  'agency:digital.label': ['Name of the tab', 'One or two words that visitors press to see this half.'],
  'agency:branding.label': ['Name of the tab', 'One or two words that visitors press to see this half.'],
  'agency:pipeline': [
    'Customer pipeline',
    'What an owner wants, step by step, above the services of Digital Marketing.',
  ],
  'agency:pipeline.label': ['Line above the headline', 'A few words in small type.'],
  'agency:pipeline.steps': ['Steps', 'From the first sight of a business to the next purchase.', 'Step'],
  'agency:pipeline.steps.name': ['What the owner wants', 'Two words, shown large.'],
  'agency:pipeline.steps.need': ['What the owner says', 'One sentence of somebody who lacks it.'],
  'agency:why.key': ['What the drawing means', 'One or two sentences above the drawn shops.'],
  'agency:why.points.open': ['Shops still open', 'How many of the three she still has before her.'],
  'agency:why.points.time': ['Time', 'When it happens, such as 7.40.'],
  'agency:work': ['Six pieces of one brand', 'A mark, drawn large, and what it is printed on.'],
  'agency:work.parts': ['Parts of the mark', 'Shown beside the drawing of the mark.', 'Part'],
  'agency:work.objects': ['Pieces', 'Six pictures with their words; the first is shown largest.', 'Piece'],
  'agency:work.objects.keeps': ['Parts of the mark it shows', 'They are marked beside the name.', 'Part'],
  'agency:pointsLabel': ['Words over folded points', 'Shown over the points of a service on small screens.'],
}
