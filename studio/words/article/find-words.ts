import type { Node } from 'prosemirror-model'

/**
 * Finds words in a block that begins at position `at` of the document. Returns their start and end positions, or null.
 * Only letters and digits are compared, because the words come from Markdown; punctuation around them is included in
 * the range. `before` is the text of the block before the words: of several matches, the nearest to its length is
 * returned.
 */
export function findWords(block: Node, at: number, before: string, words: string): { from: number; to: number } | null {
  let letters = ''
  const positions: number[] = []
  const signs = new Set<number>()
  block.descendants((node, offset) => {
    let position = at + 1 + offset
    for (const character of node.text ?? '') {
      const isLetter = lettersOf(character) !== ''
      if (isLetter) letters += character
      // A character may be two UTF-16 units, each with a position of its own.
      for (let unit = 0; unit < character.length; unit++) {
        if (isLetter) positions.push(position)
        else if (character.trim()) signs.add(position)
        position += 1
      }
    }
  })
  const wanted = lettersOf(words)
  const near = lettersOf(before).length
  const found = [letters.indexOf(wanted, near), letters.lastIndexOf(wanted, near)].filter((index) => index >= 0)
  const [nearest] = found.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))
  let from = nearest === undefined ? undefined : positions[nearest]
  let last = nearest === undefined ? undefined : positions[nearest + wanted.length - 1]
  if (wanted === '' || from === undefined || last === undefined) return null
  while (signs.has(from - 1)) from -= 1
  while (signs.has(last + 1)) last += 1
  return { from, to: last + 1 }
}

/** Returns only the letters and digits of a text. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
