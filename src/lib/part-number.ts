const NUMBERED = /^(\d+)\. (.+)$/

/** Returns the number of an article's heading: 3 for `3. Title`, undefined without a number. */
export function partNumber(heading: string): number | undefined {
  const [, number] = NUMBERED.exec(heading) ?? []
  return number === undefined ? undefined : Number(number)
}

/** Returns the heading without its number. */
export const withoutNumber = (heading: string): string => NUMBERED.exec(heading)?.[2] ?? heading
