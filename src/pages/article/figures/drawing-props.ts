export type DrawingProps = { labels: readonly string[] }

/** Props of a detail of a drawing, shown below the heading of the part it is about. */
export type PieceProps = DrawingProps & {
  /** Index of the part. */
  at: number
}
