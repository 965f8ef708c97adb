import type { Words } from './words.ts'

/** Words for the fields of the page on technology. */
export const TECHNOLOGY: Words = {
  'technology:banner.name': ['Name', 'Small, above the two words.'],
  'technology:banner.words': ['The two words', 'The main heading of the page.', 'Word'],
  'technology:figure': ['How it works', 'A picture with its words, shown below the section.'],
  'technology:figure.words': ['Place of the words', 'Where the words are placed on large screens.'],
  'technology:figure.drawing': ['Drawing', 'Which picture is drawn. Each wants its own words.'],
  'technology:figure.labels': ['Words in the drawing', 'In the order in which the drawing takes them.', 'Word'],
  'technology:example': ['A piece of the work', 'Rows with what the work looks like, drawn by their kind.'],
  'technology:example.kind': ['Kind', 'How the rows are drawn.'],
  'technology:example.heading': ['Heading', 'A few words over the rows.'],
  'technology:example.rows': ['Rows', 'What is seen, in order.', 'Row'],
  'technology:example.rows.label': ['Label', 'A month, or the name of the part.'],
  'technology:example.rows.waits': ['Waits for a person', 'Tick the row in which somebody is asked.'],
  'technology:bring': ['What to bring', 'One short line beside the button: what helps to begin.'],
  'technology:menu': ['In the menu', 'In the Services menu and on the home page’s card.'],
}
