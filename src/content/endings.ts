import data from '#content/endings.yaml'

type Ending = { heading: string; text: string }
const endings = data as { default: Ending } & Record<string, Ending | undefined>

/** The question that the page at a path ends with. */
export const endingOf = (path: string): Ending => endings[path.replace(/^\/|\/$/g, '')] ?? endings.default
