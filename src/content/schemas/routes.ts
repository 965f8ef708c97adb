import { z } from 'zod'
import { routeIds } from '../route-ids.ts'
import { siteValues } from '../site-values.ts'
import { picture, text } from './kit.ts'

/** Characters of “title | name of the agency”, as it stands in a browser's tab and in search results. */
const shortestTitle = 30
const longestTitle = 60

const title = () =>
  text().superRefine((value, context) => {
    const site = siteValues()
    if (!site) return
    const { length } = `${value} | ${site.brand}`
    const remedy =
      length < shortestTitle
        ? `at least ${shortestTitle} are wanted: add ${shortestTitle - length}`
        : `${longestTitle} fit: shorten it by ${length - longestTitle}`
    if (length >= shortestTitle && length <= longestTitle) return
    context.addIssue({
      code: 'custom',
      message: `${length} characters long with “ | ${site.brand}” behind it; ${remedy}`,
    })
  })

const head = z.strictObject({
  title: title(),
  description: text({ min: 70, max: 155 }),
  picture: picture(),
})

type Head = z.output<typeof head>

const unique = (field: 'title' | 'description') => (heads: Record<string, Head>, context: z.RefinementCtx) => {
  const seen = new Map<string, string>()
  for (const [id, entry] of Object.entries(heads)) {
    const other = seen.get(entry[field])
    if (other) {
      const message = `the same as that of ${other}: each page needs its own`
      context.addIssue({ code: 'custom', path: [id, field], message })
    }
    seen.set(entry[field], id)
  }
}

export default z.record(z.enum(routeIds), head).superRefine(unique('title')).superRefine(unique('description'))
