export const palette = {
  ink: '#12173A',
  ink2: '#232B63',
  laterite: '#BF3D1B',
  clay: '#A33414',
  saffron: '#F2A31B',
  sand: '#E9C9A0',
  bone: '#F6EEE1',
  cobalt: '#2B3CFF',
  muted: '#5B5568',
  periwinkle: '#9AA3E8',
  ember: '#E8632F',
} as const

export type Colour = (typeof palette)[keyof typeof palette]
