const NUMBERED = /^(\d+)\. (.+)$/

/** Of an article’s heading: `3. Title` has the number 3. */
export function partNumber(heading: string): number | undefined {
  const [, number] = NUMBERED.exec(heading) ?? []
  return number === undefined ? undefined : Number(number)
}

/** The heading without its number. */
export const withoutNumber = (heading: string): string => NUMBERED.exec(heading)?.[2] ?? heading
