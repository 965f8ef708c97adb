export type DrawingProps = { labels: readonly string[] }
