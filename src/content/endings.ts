import endings from '#content/endings.yaml'

/** The question that the page at a path ends with. */
export const endingOf = (path: string): (typeof endings)['default'] =>
  endings[path.replace(/^\/|\/$/g, '')] ?? endings.default
