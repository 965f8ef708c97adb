import endings from '#content/endings.yaml'

/** Returns the question that the page at `path` ends with. The start page's key is `home`. */
export const endingOf = (path: string): (typeof endings)['default'] =>
  endings[path.replace(/^\/|\/$/g, '') || 'home'] ?? endings.default
