import { classNames } from '../lib/class-names.ts'
import css from './divider.module.css'

/** Decorative divider with the brand's pattern. */
export function Divider({ slim, className }: { slim?: boolean; className?: string | undefined }) {
  return <div className={classNames(css.divider, className)} data-slim={slim || undefined} aria-hidden="true" />
}
