export type Paint = 'ink' | 'saffron' | 'periwinkle' | 'bone' | 'laterite'

/** An example week from Monday: posts published, messages answered, enquiries handed to sales. */
export const posts = [1, 0, 1, 1, 0, 1, 0]
export const replies = [3, 4, 3, 5, 4, 6, 5]
export const handed = [0, 1, 0, 1, 1, 2, 1]

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Kinds of posts (film, picture, text, question): ground, and shapes around 0 with their colours. */
export const kinds: readonly { ground: Paint; shapes: readonly (readonly [Paint, string])[] }[] = [
  {
    ground: 'ink',
    shapes: [
      ['saffron', 'M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z'],
      ['ink', 'M-7-11l19 11-19 11z'],
    ],
  },
  {
    ground: 'periwinkle',
    shapes: [
      ['saffron', 'M4-22a12 12 0 1 0 24 0a12 12 0 1 0-24 0z'],
      ['laterite', 'M-40 41l30-44 20 26 12-14 18 32z'],
    ],
  },
  {
    ground: 'bone',
    shapes: [
      ['laterite', 'M-28-26h36v10h-36z'],
      ['ink', 'M-28-4h56v7h-56zm0 17h56v7h-56zm0 17h34v7h-34z'],
    ],
  },
  {
    ground: 'laterite',
    shapes: [
      ['bone', 'M-28-24h56v36H-4l-14 15V12h-10z'],
      ['laterite', 'M-16-10h32v6h-32zm0 11h20v6h-20z'],
    ],
  },
]
