import type { Words } from './words.ts'

/** Words for the fields of articles and their list. */
export const ARTICLES: Words = {
  'articles:description': [
    'Description',
    'What lists and cards say of the article, and search results and shared links, too, unless they have one of their own below: 70 to 155 characters.',
  ],
  'articles:search.description': [
    'Description in search results',
    'Leave it empty to show the description above there, too. Or say it in other words for who searches: 70 to 155 characters.',
  ],
  'articles:search.title': [
    'Title in search results',
    'Leave it empty to show the title of the article there, too. “ | ” and the agency’s name are added after it.',
  ],
  'articles:title': [
    'Title',
    'The heading of the article, also shown in lists and on cards. It may be longer once “Search results and sharing” has a title of its own.',
  ],
  'articles:caseParts': [
    'Parts with a case',
    'The number of the part that each of the two cases closes, as its heading begins. Left out, they stand at its beginning and after its middle.',
    'Number',
  ],
  'articles:body': ['Text of the article', 'Headings, paragraphs, lists, quotes, tables and pictures.'],

  'blog:banner.title': ['Headline', 'The three words at the top.', 'Word'],
  'blog:cardCategory': ['Category on cards', 'Shown on every card.'],
  'blog:article': ['Words around articles', 'The words around the text of every article.'],
  'blog:article.updated': ['“Updated”', 'Before the day of the last change.'],
  'blog:article.exercise': [
    '“The test”',
    'Over every exercise in the text of an article that has no title of its own.',
  ],
  'blog:article.tallyStart': ['Before anything is ticked', 'Below a list to tick.'],
  'blog:article.tally': [
    'Result of a list to tick',
    'After the number of boxes that are ticked; {total} stands for how many there are.',
  ],
  'blog:article.contents': ['“Contents”', 'Over the list of headings.'],
  'blog:article.related': ['“Related”', 'Over the articles to read next.'],
  'blog:article.services': ['“Services”', 'Over the services an article leads to.'],
  allArticles: ['“All articles”', 'Of the link back to the list.'],
  readingTime: ['Reading time', 'Shown with the number of minutes.'],
  share: ['“Share”', 'Over the ways to share an article.'],
  'article.mail': ['“By e-mail”', 'Of the link that shares by e-mail.'],
  copy: ['“Copy”', 'Of the button that copies the address.'],
  copied: ['“Copied”', 'What the button says once it has copied.'],
  'article.table': ['Name of tables', 'What screen readers call a table that can be scrolled.'],
}
