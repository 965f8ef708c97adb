import type { MarkName } from './marks.ts'

export interface Client {
  text: string
  font: string
  weight?: number
  /** Tracking in thousandths of an em. */
  tracking?: number
  mark?: MarkName
  /** Puts the mark above the word; it is beside the word by default. */
  stacked?: true
}

// Six of the seven case-study brands have lettering and a mark of our own; Horlicks is set plainly, without its trade
// dress.
export const clients: Record<string, Client> = {
  'green-protein': { text: 'green protein', font: 'quicksand', weight: 700, tracking: -10, mark: 'leaf' },
  horlicks: { text: 'Horlicks', font: 'archivo', weight: 700, tracking: -10 },
  'ecg-academy': { text: 'ECG ACADEMY', font: 'chakra-petch', weight: 600, tracking: 40, mark: 'pulse' },
  'ycb-academy': { text: 'YCB Academy', font: 'philosopher', weight: 700, mark: 'lotus', stacked: true },
  blisspads: { text: 'blisspads', font: 'comfortaa', weight: 700, tracking: -30, mark: 'pad' },
  skinpot: { text: 'Skinpot Co.', font: 'gloock', mark: 'jar' },
  techgyan: { text: 'techgyan', font: 'exo-2', weight: 700, tracking: -10, mark: 'cap' },
  'marina-mills': {
    text: 'MARINA MILLS',
    font: 'josefin-sans',
    weight: 600,
    tracking: 160,
    mark: 'waves',
    stacked: true,
  },
  kohl: { text: 'kohl', font: 'abril-fatface', tracking: -10 },
  oryx: { text: 'ORYX', font: 'syncopate', weight: 700, tracking: 120, mark: 'delta' },
  sundar: { text: 'Sundar & Sons', font: 'yeseva-one', mark: 'sun' },
  nila: { text: 'nila', font: 'poiret-one', tracking: 160, mark: 'crescent' },
  boxwright: { text: 'Boxwright', font: 'zilla-slab', weight: 600, tracking: -10, mark: 'cube' },
  'al-noor': { text: 'AL NOOR', font: 'cinzel', weight: 600, tracking: 140, mark: 'petals', stacked: true },
  tidal: { text: 'TIDAL LABS', font: 'michroma', tracking: 20, mark: 'arcs' },
  quarter: { text: 'QUARTER', font: 'archivo-black', tracking: -20, mark: 'quarters' },
  velo: { text: 'VELO', font: 'krona-one', tracking: -20, mark: 'slashes' },
  patang: { text: 'patang', font: 'shrikhand', mark: 'kite' },
  'both-hands': { text: 'Both Hands', font: 'dm-serif-display', mark: 'rings' },
  nilgiri: { text: 'NILGIRI', font: 'big-shoulders-display', weight: 800, tracking: 60, mark: 'peak' },
  malli: { text: 'Malli', font: 'kaushan-script', mark: 'jasmine' },
  metric: { text: 'metric.', font: 'syne', weight: 800, tracking: -20, mark: 'bars' },
  shankha: { text: 'SHANKHA', font: 'marcellus', tracking: 160, mark: 'shell', stacked: true },
  voltrik: { text: 'VOLTRIK', font: 'dela-gothic-one', mark: 'bolt' },
  plotline: { text: 'Plotline', font: 'unbounded', weight: 600, tracking: -20, mark: 'lattice' },
  vanjaram: { text: 'VANJARAM', font: 'bebas-neue', tracking: 80, mark: 'fish' },
  majlis: { text: 'majlis', font: 'italiana', tracking: 60, mark: 'arch' },
  tari: { text: 'TARI', font: 'rubik-mono-one', tracking: -30, mark: 'warp' },
  thuli: { text: 'thuli', font: 'fredoka', weight: 600, mark: 'drop' },
  ascend: { text: 'ASCEND', font: 'righteous', tracking: 40, mark: 'stairs' },
  drishti: { text: 'Drishti', font: 'tenor-sans', tracking: 40, mark: 'eye' },
}
