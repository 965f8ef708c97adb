import type { Edit } from './edit.ts'

export const wrongRecords: Edit[] = [
  {
    what: 'a line too far to the right',
    file: 'content/home.yaml',
    from: '  headline:',
    to: '   headline:',
    expected: [
      'content/home.yaml:@  kicker:@: a text with a colon in it, or a line that begins too far to the right: put the whole text in quotes, or give it as many spaces at its beginning as the lines it belongs to',
    ],
  },
  {
    what: 'a tab',
    file: 'content/home.yaml',
    from: '  kicker:',
    to: '\tkicker:',
    expected: ['content/home.yaml:@\tkicker@: the line begins with a tab: use spaces'],
  },
  {
    what: 'a quotation mark that is never closed',
    file: 'content/team.yaml',
    from: 'title: Founder',
    to: 'title: "Founder',
    expected: [
      'content/team.yaml:@title: "Founder@: a quotation mark is opened here and never closed: add it at the end of its text',
    ],
  },
  {
    what: 'a colon in a text',
    file: 'content/home.yaml',
    from: /kicker: .*/,
    to: 'kicker: Marketing: done right',
    expected: [
      'content/home.yaml:@kicker: Marketing@: a text with a colon in it, or a line that begins too far to the right: put the whole text in quotes, or give it as many spaces at its beginning as the lines it belongs to',
    ],
  },
  {
    what: 'a text that # would cut',
    file: 'content/home.yaml',
    from: /kicker: .*/,
    to: 'kicker: Our #1 flock #winning',
    expected: [
      'content/home.yaml:@Our #1@: “#1 flock #winning” is left out, because # begins a remark: put the whole text in quotes, or give the remark a line of its own',
    ],
  },
  {
    what: 'a text that begins with @',
    file: 'content/home.yaml',
    from: /kicker: .*/,
    to: 'kicker: @ukhozi on every channel',
    expected: ['content/home.yaml:@kicker@: a text cannot begin with @: put the whole text in quotes'],
  },
  {
    what: 'a text that begins with *',
    file: 'content/home.yaml',
    from: /kicker: .*/,
    to: 'kicker: *winning*',
    expected: ['content/home.yaml:@kicker@: a text cannot begin with *: put the whole text in quotes'],
  },
  {
    what: 'a person without a title',
    file: 'content/team.yaml',
    from: / +title: .*\n/,
    to: '',
    expected: ['content/team.yaml:@- id: 1@ groups[0].members[0].title: missing: add this field'],
  },
  {
    what: 'a misspelt field',
    file: 'content/team.yaml',
    from: 'title:',
    to: 'titel:',
    expected: [
      'content/team.yaml:@- id: 1@ groups[0].members[0].title: missing: add this field',
      'content/team.yaml:@titel@ groups[0].members[0].titel: unknown key: the fields here are id, name, title, known, picture, para, instaUrl, faceBookUrl, linkedinUrl, sample',
    ],
  },
  {
    what: 'a field with nothing behind it',
    file: 'content/team.yaml',
    from: /title: .*/,
    to: 'title:',
    expected: ['content/team.yaml:@title:@ groups[0].members[0].title: missing: nothing stands behind the colon'],
  },
  {
    what: 'a title for search results that is too long',
    file: 'content/home.yaml',
    from: 'title: Digital marketing, branding and technology',
    to: 'title: Digital marketing, branding and technology for owners in Chennai',
    expected: [
      'content/home.yaml:@for owners in@ search.title: take out 13 characters: search results have room for 51',
    ],
  },
  {
    what: 'a title for search results that is too short',
    file: 'content/about.yaml',
    from: 'title: Our culture, values and the team',
    to: 'title: About us',
    expected: [
      'content/about.yaml:@title: About us@ search.title: write at least 13 more characters: titles in search results have 21 to 51',
    ],
  },
  {
    what: 'a description that is too short',
    file: 'content/home.yaml',
    from: /description: .*/,
    to: 'description: Digital marketing.',
    expected: [
      'content/home.yaml:@description: Digital marketing.@ search.description: write at least 52 more characters: 70 are needed',
    ],
  },
  {
    what: 'a headline that is too long',
    file: 'content/home.yaml',
    from: /headline: .*/,
    to: 'headline: [Reach that any owner can count on]',
    expected: ['content/home.yaml:@headline: [@ banner.headline[0]: take out 5 characters: 28 fit'],
  },
  {
    what: 'a headline that is not a list',
    file: 'content/home.yaml',
    from: /headline: .*/,
    to: 'headline: Reach you can count',
    expected: [
      'content/home.yaml:@headline: R@ banner.headline: must be a list: write each entry on a line of its own that begins with "- "',
    ],
  },
  {
    what: 'a biography that is too long',
    file: 'content/team.yaml',
    from: 'para: >-\n',
    to: `para: >-\n          ${'word '.repeat(120)}\n`,
    expected: ['content/team.yaml:@para:@ groups[0].members[0].para: a biography of 221 words; 60 to 120 fit'],
  },
  {
    what: 'a phone number without quotes',
    file: 'content/site.yaml',
    from: 'phone: "+91 44 4000 1234"',
    to: 'phone: +914440001234',
    expected: ['content/site.yaml:@phone: +@ contact.phone: is read as a number: put it in quotes, "914440001234"'],
  },
  {
    what: 'a phone number without its country',
    file: 'content/site.yaml',
    from: 'phone: "+91 44 4000 1234"',
    to: 'phone: "044 4000 1234"',
    expected: [
      'content/site.yaml:@phone: "044@ contact.phone: must be a plus sign and 8 to 15 digits, such as +91 44 4000 1234',
    ],
  },
  {
    what: 'a misspelt value of site.yaml',
    file: 'content/agency.yaml',
    from: '{strategyDays}',
    to: '{strategydays}',
    expected: [
      'content/agency.yaml:@{strategydays}@ banner.lead: {strategydays} stands for nothing: write one of {brand}, {strategyDays}, {resultDays}, {articles}, {cases}, {works}, {counters}, {people}, {principles}, {sayings}, {values}, {leaders}, {gains}',
    ],
  },
  {
    what: 'an e-mail address that is none',
    file: 'content/site.yaml',
    from: 'hello@ukhozi.example',
    to: 'hello at ukhozi',
    expected: ['content/site.yaml:@hello at@ contact.email: must be an e-mail address'],
  },
  {
    what: 'a link without https',
    file: 'content/site.yaml',
    from: 'https://www.instagram.com',
    to: 'instagram.com',
    expected: ['content/site.yaml:@instagram.com@ socials.instagram: must be an address that begins with https://'],
  },
  {
    what: 'a number in quotes',
    file: 'content/site.yaml',
    from: 'strategyDays: 30',
    to: 'strategyDays: "30"',
    expected: ['content/site.yaml:@strategyDays: "@ promise.strategyDays: must be a number, without quotes'],
  },
  {
    what: 'a field twice',
    file: 'content/site.yaml',
    from: /(?=brand:)/,
    to: 'brand: Other\n',
    expected: ['content/site.yaml:@brand: Ukhozi@: this field stands twice: remove one'],
  },
  {
    what: 'a logo that is not there',
    file: 'content/clients.yaml',
    from: 'logo: horlicks',
    to: 'logo: horlick',
    expected: [
      'content/clients.yaml:@logo: horlick@ clients[0].logo: no logo content/logos/horlick.svg (or .png): put it there, or correct the name (it is written without its ending)',
    ],
  },
  {
    what: 'a logo with text in it',
    file: 'content/logos/horlicks.svg',
    from: '</svg>',
    to: '<text>Horlicks</text></svg>',
    expected: [
      'content/logos/horlicks.svg:1: has text in it, which needs a typeface: turn the text into outlines, ask whoever made the logo for such a file, or use a PNG',
    ],
  },
  {
    what: 'a photo across in the place of a portrait',
    file: 'content/team.yaml',
    from: 'picture: team/member-01',
    to: 'picture: culture/vibe-01',
    expected: [
      'content/team.yaml:@picture: culture@ groups[0].members[0].picture: this picture is too wide for the 4:5 that is shown here: crop it to 4:5',
    ],
  },
  {
    what: 'a small photo across the window',
    file: 'content/contact.yaml',
    from: 'buying it.\n  picture: banners/contact',
    to: 'buying it.\n  picture: culture/vibe-01',
    expected: [
      'content/contact.yaml:@picture: culture@ banner.picture: this picture is less than 1280 pixels wide, as are needed here: take a larger one',
    ],
  },
  {
    what: 'a number of a colleague given twice',
    file: 'content/team.yaml',
    from: '- id: 24',
    to: '- id: 2 ',
    expected: [
      'content/team.yaml:@- id: 2 @ groups[3].members[3].id: Nandini Krishnan has the id 2: take a number that nobody had before',
    ],
  },
  {
    what: 'a list in the place of a text',
    file: 'content/case-list.yaml',
    from: /  picture: banners\/case-studies\nwall/,
    to: '  picture: [banners/case-studies]\nwall',
    expected: [
      'content/case-list.yaml:@picture: [@ banner.picture: must be one text, not a list: write it on one line, in quotes if it has a colon or brackets',
    ],
  },
  {
    what: 'a kind that there is not',
    file: 'content/services/pay-per-click.yaml',
    from: /kind: \w+/,
    to: 'kind: square',
    expected: [
      'content/services/pay-per-click.yaml:@kind: square@ hero.kind: not known here: write one of “disc”, “four-weeks”, “full”, “open”, “pattern”, “strip”, “word”',
    ],
  },
  {
    what: 'a picture without alt text',
    file: 'content/pictures/team.yaml',
    from: /member-01:.*\n/,
    to: '',
    expected: [
      'content/pictures/team.yaml:1: no alt text for the picture "team/member-01": add the line  member-01: { alt: "What is seen" }',
    ],
  },
  {
    what: 'an alt text for no picture',
    file: 'content/pictures/team.yaml',
    from: /$/,
    to: 'member-99: { alt: "Nobody" }\n',
    expected: [
      'content/pictures/team.yaml:@member-99@ member-99: no such picture: put content/pictures/team/member-99.jpg (or .png, .webp) there, or remove this line',
    ],
  },
  {
    what: 'broken YAML in the alt texts',
    file: 'content/pictures/error.yaml',
    from: 'alt: "The shadow',
    to: 'alt: "The "shadow"',
    expected: [
      'content/pictures/error.yaml:@The "shadow"@: a quotation mark too many or too few: a text with " in it stands between single quotes, one with \' between double quotes',
    ],
  },
  {
    what: 'a phone number with a digit left out, no sample any more',
    file: 'content/site.yaml',
    from: /contact:\n {2}sample: true\n {2}email: .*\n.*\n {2}phone: .*/,
    to: 'contact:\n  email: hello@agency.example\n  phone: "+91 44 400 134"',
    expected: [
      'content/site.yaml:@phone: "+@ contact.phone: cannot be dialled: see whether a digit is missing or wrong',
    ],
  },
]
