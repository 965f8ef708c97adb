import type { ReactNode } from 'react'
import type { Proof as ProofData } from '../../content/proof.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import type { Ground } from '../../ui/ground.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { groundBetween } from './ground-between.ts'
import css from './proof.module.css'

type ProofProps = {
  id?: string
  /** Of a page without one only the button is left. */
  proof: ProofData | undefined
  /** Grounds of the sections above and below. */
  between: readonly Ground[]
  /** On which side the picture stands on large screens. */
  side?: 'end' | undefined
  /** A button below the sentence. */
  children?: ReactNode
}

/** A case study as a strip: picture, one metric, one sentence; the whole strip is a link. */
export function Proof({ id, proof, between, side, children }: ProofProps) {
  if (!proof) {
    return (
      <div id={id} className={css.bare} data-ground={groundBetween('bone', between)}>
        {children}
      </div>
    )
  }
  const { slug, brand, ground, picture, metric, line, nearest } = proof
  return (
    <section
      id={id}
      className={css.strip}
      data-ground={groundBetween(ground, between)}
      data-side={side}
      data-proof={slug}
      aria-label={`Case study: ${brand}`}
    >
      <Image
        picture={picture}
        sizes="(min-width: 60em) 42vw, 42vw"
        heights="(min-width: 60em) 28rem, 22rem"
        cover
        alt=""
        className={css.picture}
      />
      <div className={css.words}>
        <p className={css.metric}>
          <span className={css.value}>{formatMetric(metric)}</span> <span>{metric.label}</span>
        </p>
        <p className={css.line}>{line}</p>
        {nearest && <p className={css.nearest}>{nearest}</p>}
        <Link to={`/case-study/${slug}`} className={css.link}>
          <span>
            {brand}
            <span className="visually-hidden">: case study</span>
          </span>
          <Icon name="arrow-right" />
        </Link>
      </div>
      {children && <div className={css.action}>{children}</div>}
    </section>
  )
}
