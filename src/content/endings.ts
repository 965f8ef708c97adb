import endings from '#content/endings.yaml'

/** The question that the page at a path ends with; the start page is called home. */
export const endingOf = (path: string): (typeof endings)['default'] =>
  endings[path.replace(/^\/|\/$/g, '') || 'home'] ?? endings.default
