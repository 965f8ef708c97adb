/** Sections that an agency service page is composed of. Each has a ground. */
import { z } from 'zod'
import { workSamples } from '../../../src/content/drawings.ts'
import { action } from './action.ts'
import { checkLabels, drawingFields, figure } from './figures.ts'
import { ground } from './grounds.ts'
import { picture, routePath, sample, text } from './fields.ts'

/** Ground of the block that ends every page, as in sections/site-footer/footer-ground.ts. */
export const FOOTER_GROUND = 'laterite'

/** Ground of a page's last section, which must differ from the footer's block below it. */
export const closingGround = () =>
  ground().refine((name) => name !== FOOTER_GROUND, `is the footer’s; the last section needs another`)

export const patterns = ['weave', 'plume', 'marks', 'step'] as const
const pattern = () => z.enum(patterns)

export const point = () => z.strictObject({ title: text({ max: 60 }), text: text({ max: 240 }) })

const block = () =>
  z.strictObject({
    heading: text({ max: 60 }),
    paragraphs: z
      .array(text({ max: 400 }))
      .min(1)
      .max(3),
  })
const heading = () => text({ max: 110 })

const writtenIntro = <Layout extends 'statement' | 'aside' | 'sheet'>(layout: Layout) =>
  z.strictObject({
    kind: z.literal('intro'),
    layout: z.literal(layout),
    ground: ground(),
    heading: heading(),
    paragraphs: z
      .array(text({ max: 420 }))
      .min(1)
      .max(3),
    action: action().optional(),
  })

const intro = z.discriminatedUnion('layout', [
  writtenIntro('statement'),
  writtenIntro('aside'),
  writtenIntro('sheet'),
  writtenIntro('sheet').extend({
    layout: z.literal('answers'),
    /** Two answers to a question, the second of them better. */
    answers: z.array(z.strictObject({ asked: text({ max: 40 }), answered: text({ max: 90 }) })).length(2),
    /** Remark below the text, for example that the quoted person is invented. */
    note: text({ max: 160 }).optional(),
    sample: sample(),
  }),
  z
    .strictObject({
      kind: z.literal('intro'),
      layout: z.literal('figure'),
      drawing: z.enum(['hundred-coins', 'locked-shop', 'one-monday', 'results-page', 'worth-of-likes']),
      ...drawingFields,
      /** Position of the text on large screens. */
      words: z.enum(['start', 'end']),
      ground: ground(),
      heading: heading(),
      lead: text({ max: 300 }),
      /** Remark below the drawing, for example that its numbers are an example. */
      note: text({ max: 160 }).optional(),
      sample: sample(),
      action: action().optional(),
    })
    .superRefine(checkLabels),
])

const reasonFields = {
  kind: z.literal('explain'),
  /** Folds the `why` behind its heading on phones. */
  folded: z.literal(true).optional(),
  ground: ground(),
  why: block().extend({
    points: z
      .array(text({ max: 80 }))
      .min(3)
      .max(4),
  }),
  /** Button between `what` and `why`. */
  action: action().optional(),
}

const explainFields = { ...reasonFields, what: block() }

const explain = z.discriminatedUnion('layout', [
  z.strictObject({ ...explainFields, layout: z.enum(['facing', 'stacked', 'listed']) }),
  z
    .strictObject({
      ...explainFields,
      layout: z.literal('beads'),
      /** Drawing between `what` and `why`. */
      drawing: z.enum(['five-channels']),
      ...drawingFields,
      sample: sample(),
    })
    .superRefine(checkLabels),
  z.strictObject({
    ...explainFields,
    /** Object from the work that the points are part of. */
    layout: z.enum(['books', 'player', 'stamps']),
  }),
  z
    .strictObject({
      ...explainFields,
      layout: z.literal('signals'),
      /** A call log, a lead and a report, each above its point. */
      papers: z
        .array(
          z.strictObject({
            title: text({ max: 24 }),
            rows: z
              .array(
                z
                  .strictObject({
                    name: text({ max: 40 }),
                    value: text({ max: 40 }).optional(),
                    /** Amount in rupees, also drawn as a bar. */
                    amount: z.int().positive().optional(),
                    waste: z.literal(true).optional(),
                  })
                  .refine(({ value, amount }) => value ?? amount, 'write a value or an amount'),
              )
              .min(2)
              .max(5),
            foot: text({ max: 40 }),
          }),
        )
        .length(3),
      sample: sample(),
    })
    .refine(({ why }) => why.points.length === 3, 'there are three papers, one for each point'),
  z.strictObject({
    ...reasonFields,
    layout: z.literal('named'),
    /** Heading and named activities, in place of `what`. */
    heading: heading(),
    items: z.array(point()).length(3),
  }),
  z
    .strictObject({
      ...explainFields,
      layout: z.literal('calendar'),
      /** Names of the days of the week. */
      days: z.array(text({ max: 4 })).length(5),
      /** The morning's appointment of each day, then the afternoon's of each. */
      appointments: z
        .array(z.strictObject({ at: text({ max: 5 }), who: text({ max: 9 }), about: text({ max: 24 }) }))
        .length(10),
      sample: sample(),
    })
    .refine(({ why }) => why.points.length === 3, 'the week has room for three points'),
])

const benefitsFields = {
  kind: z.literal('benefits'),
  sample: sample(),
  ground: ground(),
  heading: heading(),
  items: z
    .array(
      point().extend({
        /** Situation without the service, for the layout that compares the two. */
        before: text({ max: 60 }).optional(),
      }),
    )
    .min(4)
    .max(6),
  action: action().optional(),
}

const benefits = z.discriminatedUnion('layout', [
  z.strictObject({ ...benefitsFields, layout: z.literal('grid') }),
  /** Compares each item without the service and with it. */
  z.strictObject({
    ...benefitsFields,
    layout: z.literal('compared'),
    /** Headings of the two columns. */
    columns: z.tuple([text({ max: 20 }), text({ max: 20 })]),
    items: benefitsFields.items.refine(
      (items) => items.every(({ before }) => before !== undefined),
      'each needs what it replaces, in before',
    ),
  }),
  /** Numbers each item in one drawing, which has four. */
  z
    .strictObject({
      ...benefitsFields,
      layout: z.literal('marked'),
      drawing: z.enum(['film-page', 'page-returns']),
      ...drawingFields,
      items: benefitsFields.items.length(4),
      /** Remark below the drawing, for example that its business is invented. */
      note: text({ max: 160 }),
    })
    .superRefine(checkLabels),
])

const plan = z.strictObject({
  kind: z.literal('plan'),
  ground: ground(),
  heading: heading(),
  /** What we do in week one, how the work is measured, what it takes from the client. */
  rows: z.array(z.strictObject({ label: text({ max: 40 }), text: text({ max: 300 }) })).length(3),
})

const choose = z.discriminatedUnion('layout', [
  z.strictObject({
    kind: z.literal('choose'),
    layout: z.enum(['account', 'postcards', 'ranking']),
    ground: ground(),
    heading: heading(),
    items: z.array(point()).min(3).max(5),
  }),
  z.strictObject({
    kind: z.literal('choose'),
    layout: z.literal('samples'),
    ground: ground(),
    heading: heading(),
    items: z.array(point()).length(4),
    /** Sample of the work for each item. */
    samples: z
      .array(
        z
          .strictObject({
            drawing: z.enum(Object.keys(workSamples) as [keyof typeof workSamples]),
            labels: z.array(text({ max: 60 })),
          })
          .refine(
            ({ drawing, labels }) => labels.length === workSamples[drawing],
            'the drawing has another number of labels',
          ),
      )
      .length(4),
    sample: sample(),
  }),
  z.strictObject({
    kind: z.literal('choose'),
    layout: z.literal('times'),
    ground: ground(),
    heading: heading(),
    items: z.array(point()).length(3),
    /** When each of them happens, in one word or as the time of a clock. */
    times: z.array(text({ max: 10 })).length(3),
    /** Such as what the times are counted from. */
    note: text({ max: 80 }),
    sample: sample(),
    action: action().optional(),
  }),
  z.strictObject({
    kind: z.literal('choose'),
    layout: z.literal('ruled'),
    ground: ground(),
    heading: heading(),
    items: z.array(point()).min(3).max(5),
    /** A written rule with values, beside the items. */
    slip: z
      .strictObject({
        title: text({ max: 40 }),
        rows: z
          .array(
            z
              .strictObject({
                label: text({ max: 24 }),
                /** Value with {number} where a visitor may enter another number. */
                value: text({ max: 34, placeholders: ['number'] }),
                number: z.strictObject({ value: z.number().positive(), max: z.number() }).optional(),
              })
              .refine(
                ({ value, number }) => value.includes('{number}') === (number !== undefined),
                'write {number} in the value of a row that has a number, and of no other',
              ),
          )
          .min(3)
          .max(6),
        note: text({ max: 120 }),
        /** Label of the button that takes the rule to the contact form. */
        send: text({ max: 40 }),
      })
      .optional(),
    sample: sample(),
    action: action().optional(),
  }),
  z
    .strictObject({
      kind: z.literal('choose'),
      layout: z.literal('panel'),
      drawing: z.enum([
        'claims-and-books',
        'film-crew',
        'manuscript',
        'open-books',
        'switch-board',
        'three-openings',
        'weekly-walk',
      ]),
      ...drawingFields,
      /** Position of the text on large screens; the end by default. */
      words: z.enum(['start', 'end']).optional(),
      ground: ground(),
      heading: heading(),
      lead: text({ max: 160 }),
      items: z.array(point()).min(3).max(5),
      /** Remark below the drawing, for example that its numbers are an example. */
      note: text({ max: 160 }).optional(),
      sample: sample(),
      action: action().optional(),
    })
    .superRefine(checkLabels),
])

const values = z.strictObject({
  kind: z.literal('values'),
  ground: ground(),
  heading: heading(),
  /** Stages with an example of one enquiry at each: an advert, a guide, an entry. */
  items: z
    .array(
      point().extend({
        stage: text({ max: 24 }),
        shown: text({ max: 34 }),
        lines: z
          .array(text({ max: 34 }))
          .min(2)
          .max(3),
      }),
    )
    .length(3),
  sample: sample(),
})

/** Returns a section with four items, in order or side by side. */
const four = <Kind extends 'ways' | 'uses' | 'process'>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), ground: ground(), heading: heading(), items: z.array(point()).length(4) })

/** Four items with a drawing each. */
const ways = four('ways').extend({
  drawing: z.literal('four-cuts'),
  items: z.array(point().extend({ alt: text({ max: 200 }) })).length(4),
})

/** Four items, each a frame of a film. */
const uses = four('uses').extend({ items: z.array(point().extend({ picture: picture() })).length(4) })

const approach = z.strictObject({
  kind: z.literal('approach'),
  ground: ground(),
  heading: heading(),
  items: z.array(point()).length(5),
})

/** The second case of content/proof.yaml. Its ground follows from its neighbours. */
const proof = z.strictObject({
  kind: z.literal('proof'),
  /** Weight and loading time of the page itself, shown large beside the case. */
  test: z
    .strictObject({
      heading: heading(),
      /** Label of the kilobytes. */
      weight: text({ max: 60 }),
      /** Value and label shown until the browser has measured the seconds. */
      before: z.strictObject({ value: text({ max: 12 }), label: text({ max: 40 }) }),
      /** Labels of the seconds: loaded from the network, and from the device’s cache. */
      reached: text({ max: 40 }),
      cached: text({ max: 40 }),
      /** Label of the link to a public speed test. */
      link: text({ max: 40 }),
    })
    .optional(),
})

const pairs = z.strictObject({
  kind: z.literal('pairs'),
  ground: ground(),
  heading: heading(),
  items: z
    .array(z.strictObject({ to: routePath(), label: text(), reason: text({ max: 120 }), picture: picture() }))
    .length(2),
})

/** Rotating badge between the previous section and the next. */
const badge = z.strictObject({ kind: z.literal('badge'), text: z.literal('Fly high with the product') })

/** Number of steps of the customer pipeline on /agency. */
export const PIPELINE_STEPS = 6
/** Presentation of a service on /agency, and its group in the Services menu. */
export const serviceOverview = () =>
  z.discriminatedUnion('group', [
    z.strictObject({
      group: z.literal('digital'),
      /** Number of the pipeline step that it improves, from 1. */
      step: z.int().min(1).max(PIPELINE_STEPS),
      heading: text({ max: 45 }).optional(),
      summary: text({ max: 160 }),
      points: z
        .array(text({ max: 90 }))
        .min(2)
        .max(4),
    }),
    z.strictObject({
      group: z.literal('creative'),
      heading: text({ max: 45 }).optional(),
      paragraphs: z
        .array(text({ max: 320 }))
        .min(1)
        .max(2),
    }),
  ])

export const section = z.discriminatedUnion('kind', [
  figure,
  intro,
  explain,
  benefits,
  plan,
  choose,
  values,
  ways,
  uses,
  four('process'),
  approach,
  proof,
  pairs,
  badge,
])

const heroFields = {
  ground: ground(),
  /** Headline of the banner, one string per line. */
  headline: z.array(text({ max: 24 })).length(2),
  lead: text({ max: 200 }),
  action: action(),
}
export const hero = <Picture extends z.ZodType>(picture: Picture) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('disc'), ...heroFields, picture }),
    /** Drawing of four weeks; the picture is used in menus and lists. */
    z.strictObject({
      kind: z.literal('four-weeks'),
      ...heroFields,
      picture,
      /** Alternative text of the drawing. */
      alt: text({ max: 300 }),
      /** Title of the drawing, letters of the days, and names of the three sums. */
      labels: z.array(text({ max: 30 })).length(5),
      sample: sample(),
    }),
    /** The picture fills the first screen, behind the text. */
    z.strictObject({ kind: z.literal('full'), ...heroFields, picture }),
    /** A picture whose edges have the colour of the ground, so that its object seems to have no frame. */
    z.strictObject({ kind: z.literal('open'), ...heroFields, picture }),
    z.strictObject({
      kind: z.literal('pattern'),
      pattern: pattern(),
      /** Two tones of the ground only, for a rich picture. */
      calm: z.literal(true).optional(),
      ...heroFields,
      picture,
    }),
    /** The picture spans the page below the headline; it is cut for the loom, whose wheels extend beyond it. */
    z.strictObject({ kind: z.literal('strip'), ...heroFields, picture }),
    z.strictObject({
      kind: z.literal('word'),
      /** Shows the word in a search field, with the picture as its result. */
      field: z.literal(true).optional(),
      ...heroFields,
      picture,
    }),
  ])
