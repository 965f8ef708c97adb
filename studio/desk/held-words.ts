/** Returns the reason why an enquiry was held back as a clause; an unknown reason is returned unchanged. */
export function heldWords(reason: string): string {
  if (reason === 'the hidden field was filled in') return 'a field that people do not see was filled in, as programs do'
  const [, seconds] = /^filled in within ([\d.]+) s$/.exec(reason) ?? []
  if (seconds) return `the form was filled in within ${seconds} seconds, faster than people write`
  const [, count, span] = /^more than (\d+) messages in (\d+) s$/.exec(reason) ?? []
  return count ? `more than ${count} messages came within ${minutes(Number(span))}` : reason
}

function minutes(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  const count = Math.round(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}
