/** Replaces the links to this path in a line of Markdown with their words. */
export const unlinked = (line: string, path: string): string =>
  line.replaceAll(/\[([^\]]*)\]\(([^()\s]*)\)/g, (whole, words: string, to: string) =>
    to === path || to.startsWith(`${path}#`) || to.startsWith(`${path}?`) ? words : whole,
  )
