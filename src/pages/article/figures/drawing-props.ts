export type DrawingProps = { labels: readonly string[] }

/** A piece of a drawing below the heading of the part that it is about. */
export type PieceProps = DrawingProps & {
  /** Index of the part. */
  at: number
}
