import type { Edit } from './edit.ts'

export const ARTICLE = 'content/articles/six-pillars-of-digital-marketing.mdx'

export const wrongArticles: Edit[] = [
  {
    what: 'an article without its lines of ---',
    file: ARTICLE,
    from: '---\n',
    to: '--\n',
    expected: [`${ARTICLE}:1: must begin with front matter: its fields between two lines of ---`],
  },
  {
    what: 'a day in words',
    file: ARTICLE,
    from: "'2025-03-11'",
    to: '11 March 2025',
    expected: [`${ARTICLE}:@11 March@ published: must be a day such as 2025-03-14`],
  },
  {
    what: 'a category that there is not',
    file: ARTICLE,
    from: 'category: Digital Marketing',
    to: 'category: Digital',
    expected: [
      `${ARTICLE}:@category@ category: “Digital” is not known here: write one of “Technology”, “Digital Marketing”, “Business”`,
    ],
  },
  {
    what: 'a heart in an article',
    file: ARTICLE,
    from: 'Here is what',
    to: 'We <3 what',
    expected: [
      `${ARTICLE}:@We <3@: “<” begins an element here: write &lt; for the sign <, or [words](https://…) for a link`,
    ],
  },
  {
    what: 'braces in an article',
    file: ARTICLE,
    from: 'Here is what',
    to: 'Here {nothing} is what',
    expected: [
      `${ARTICLE}:@{nothing}@: “{nothing}” is taken for code: write \\{ for the sign {, or take the braces out`,
    ],
  },
  {
    what: 'an element that is never closed',
    file: ARTICLE,
    from: 'Here is what',
    to: '<PullQuote>Here is what',
    expected: [
      `${ARTICLE}:@<PullQuote>@: <PullQuote> is opened and never closed: close it, or write &lt; for the sign <`,
    ],
  },
  {
    what: 'an element that there is not',
    file: ARTICLE,
    from: 'Here is what',
    to: '<Video /> is what',
    expected: [
      `${ARTICLE}:@<Video@: “<Video>” is no element of an article: there are Figure, PullQuote, Exercise and Tally; write &lt; for the sign <`,
    ],
  },
  {
    what: 'a picture in an article that there is not',
    file: ARTICLE,
    from: 'Here is what',
    to: '![A tower at noon](tower.jpg)\n\nHere is what',
    expected: [
      `${ARTICLE}:@tower.jpg@: no picture "articles/tower": put content/pictures/articles/tower.jpg (or .png, .webp) there and run npm run pictures`,
    ],
  },
  {
    what: 'a picture in an article without alt text',
    file: ARTICLE,
    from: 'Here is what',
    to: '![](../pictures/articles/six-pillars-of-digital-marketing.webp)\n\nHere is what',
    expected: [
      `${ARTICLE}:@![]@: the picture “../pictures/articles/six-pillars-of-digital-marketing.webp” has no alt text: write what is seen between the square brackets`,
    ],
  },
  {
    what: 'a picture within a line of an article',
    file: ARTICLE,
    from: 'Here is what',
    to: 'Here ![A tower](tower.jpg) is what',
    expected: [
      `${ARTICLE}:@tower.jpg@: the picture “tower.jpg” stands in a line of text: give it a paragraph of its own`,
    ],
  },
  {
    what: 'a picture of another site in an article',
    file: ARTICLE,
    from: 'Here is what',
    to: '![A tower](https://example.com/tower.jpg)\n\nHere is what',
    expected: [
      `${ARTICLE}:@https://example@: “https://example.com/tower.jpg” cannot be shown: put the picture into content/pictures/articles and write its name here`,
    ],
  },
  {
    what: 'a pull quote that repeats nothing',
    file: ARTICLE,
    from: 'Here is what',
    to: '<PullQuote>Everybody says this.</PullQuote>\n\nHere is what',
    expected: [
      `${ARTICLE}:@<PullQuote>@: this pull quote stands nowhere in the text, so that those who listen would miss it: repeat a sentence word for word`,
    ],
  },
  {
    what: 'an article that leads on to itself',
    file: ARTICLE,
    from: /related:\n {2}- .*/,
    to: 'related:\n  - six-pillars-of-digital-marketing',
    expected: [`${ARTICLE}:@- six-pillars@ related[0]: an article cannot lead on to itself: name another`],
  },
  {
    what: 'a case at a part that there is not',
    file: ARTICLE,
    from: 'caseParts:\n  - 1\n  - 3',
    to: 'caseParts:\n  - 1\n  - 9',
    expected: [`${ARTICLE}:@- 9@ caseParts[1]: no heading of the text begins with “9.”: write one of 1, 2, 3, 4, 5, 6`],
  },
  {
    what: 'a link to a page that there is not',
    file: ARTICLE,
    from: 'Here is what',
    to: '[Here](/agncy) is what',
    expected: [`${ARTICLE}:@/agncy@: no page at “/agncy”`],
  },
  {
    what: 'a figure that there is not',
    file: ARTICLE,
    from: 'name="six-pillars"',
    to: 'name="seven-pillars"',
    expected: [
      `${ARTICLE}:@<Figure@: there is no figure “seven-pillars”: write one of answer-page, chat-reply, creator-codes, first-screen, four-numbers, machine-controls, message-counter, nine-posts, one-afternoon, one-question, one-record, pace-layers, proposal-page, quarter-steps, rented-and-owned, six-pillars, social-loop, three-gates, trend-map, two-languages, two-searches, where-to-begin, year-calendar, year-rhythm`,
    ],
  },
  {
    what: 'a figure that lacks a label',
    file: ARTICLE,
    from: "labels={['Website', ",
    to: 'labels={[',
    expected: [
      `${ARTICLE}:@<Figure@: the figure “six-pillars” takes 13 labels, not 12: write  labels={['One', 'Two', …]}`,
    ],
  },
]
