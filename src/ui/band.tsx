import { classNames } from '../lib/class-names.ts'
import css from './band.module.css'

/** The woven band: seam, hem or rule. */
export function Band({ slim, className }: { slim?: boolean; className?: string | undefined }) {
  return <div className={classNames(css.band, className)} data-slim={slim || undefined} aria-hidden="true" />
}
