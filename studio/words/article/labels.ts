const STRING = String.raw`'(?:[^'\\\n]|\\['"\\])*'|"(?:[^"\\\n]|\\['"\\])*"`
const LIST = new RegExp(String.raw`^\s*\[\s*(?:(?:${STRING})\s*(?:,\s*|(?=\])))*\]\s*$`)

/** Parses a list of strings such as `['One', 'Two']`; null for any other code. */
export function readLabels(code: string): string[] | null {
  if (!LIST.test(code)) return null
  return (code.match(new RegExp(STRING, 'g')) ?? []).map((each) => each.slice(1, -1).replaceAll(/\\(['"\\])/g, '$1'))
}

/** Writes labels as such a list. */
export const writeLabels = (labels: readonly string[]): string =>
  `[${labels.map((label) => `'${label.replaceAll(/\s+/g, ' ').replaceAll(/['\\]/g, String.raw`\$&`)}'`).join(', ')}]`
