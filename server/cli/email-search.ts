const AT = '@'.charCodeAt(0)
const KEY_CHARS_BEFORE = 2
const KEY_CHARS_AFTER = 3

/** Searches a stream of bytes for e-mail addresses, case-insensitively, in one pass for all addresses. */
export function createEmailSearch(emails: readonly string[]) {
  // Candidates by the characters around the "@", which is rare in the bytes.
  const candidates = new Map<string, { email: string; text: string; at: number }[]>()
  for (const email of emails) {
    // latin1 has one character for each byte.
    const text = Buffer.from(email, 'utf8').toString('latin1').toLowerCase()
    const at = text.indexOf('@')
    const key = text.slice(Math.max(0, at - KEY_CHARS_BEFORE), at + KEY_CHARS_AFTER)
    candidates.set(key, [...(candidates.get(key) ?? []), { email, text, at }])
  }
  const keyLengths = new Set([...candidates.keys()].map((key) => `${key.indexOf('@')},${key.length}`))
  // The template literal above makes each entry two numbers.
  const keyShapes = [...keyLengths].map((shape) => shape.split(',').map(Number) as [number, number])
  const found = new Set<string>()

  return {
    read(piece: Buffer) {
      if (!candidates.size) return
      for (let at = piece.indexOf(AT); at >= 0; at = piece.indexOf(AT, at + 1)) {
        for (const [before, length] of keyShapes) {
          const key = piece.toString('latin1', Math.max(0, at - before), at - before + length).toLowerCase()
          for (const candidate of candidates.get(key) ?? []) {
            const start = at - candidate.at
            const text = start < 0 ? '' : piece.toString('latin1', start, start + candidate.text.length).toLowerCase()
            if (text === candidate.text) found.add(candidate.email)
          }
        }
      }
    },
    found: () => [...found],
  }
}
