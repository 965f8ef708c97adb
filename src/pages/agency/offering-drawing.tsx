import css from './offering-drawing.module.css'

/** In the order of the offerings; the parts take their colour from the class of their group. */
const DRAWINGS = [
  // Three people, one sentence.
  {
    light: 'M4 6h52v26H26l-9 9v-9H4z',
    warm: 'M44 38h48v24H82v9l-9-9H44z',
    dark: 'M12 16h30v6H12zM52 47h30v6H52z',
  },
  // A mark, its colours and its pattern.
  {
    light: 'M4 6h40v40H4zM50 6h18v18H50zM50 52h42v14H50z',
    warm: 'M24 14a12 12 0 0 1 12 12H12a12 12 0 0 1 12-12zM74 6h18v18H74zM4 52h40v14H4z',
    dark: 'M12 30h24v5H12zM50 30h18v16H50zM74 30h18v16H74zM4 66l5-14 5 14zM14 66l5-14 5 14zM24 66l5-14 5 14zM34 66l5-14 5 14z',
  },
  // A folded sheet, a box and a sign.
  {
    light: 'M4 20 24 12v48L4 68zM64 6h28v20H64z',
    warm: 'M24 12 44 20v48L24 60zM52 42h40v26H52z',
    dark: 'M76 26h4v10h-4zM52 36h40v6H52zM68 42h8v10l-4-3-4 3zM9 28l10-4v5L9 33zM9 38l10-4v5L9 43zM69 12h18v8H69z',
  },
  // A phone in front of a window, and one button.
  {
    light: 'M4 6h66v18H52v34H4zM60 30h26v34H60z',
    warm: 'M64 50h18v8H64z',
    dark: 'M10 13h24v5H10zM10 24h34v18H10zM10 47h24v4H10zM56 24h34v48H56zM60 30v34h26V30zM64 35h18v9H64z',
  },
]

export function OfferingDrawing({ at }: { at: number }) {
  const drawing = DRAWINGS[at % DRAWINGS.length]
  return (
    <svg viewBox="0 0 96 74" className={css.drawing} aria-hidden="true">
      <path d={drawing?.light} className={css.light} />
      <path d={drawing?.warm} className={css.warm} />
      <path d={drawing?.dark} className={css.dark} />
    </svg>
  )
}
