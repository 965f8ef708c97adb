import type { Proof as ProofData } from '../../content/proof.ts'
import { formatMetric } from '../../lib/format-metric.ts'
import type { Ground } from '../../ui/ground.ts'
import { Image } from '../../ui/image.tsx'
import { CaseLink } from './case-link.tsx'
import { CaseChart } from './case-chart.tsx'
import { Days } from './days.tsx'
import { groundBetween } from './ground-between.ts'
import css from './proof.module.css'
import { RiseInBeads } from './rise-in-beads.tsx'

/** Suffix of figures that are also drawn as squares, one a day. */
const DAYS = ' days'

/** Most characters of a figure that fit beside the picture on a phone at the large size. */
const MAX_SHORT_LENGTH = 4

/** Picture sizes of the closing proof: beside the words, half of a large window, or the whole window. */
const CLOSING_SIZES = { side: '(min-width: 60em) 27rem, 46vw', half: '(min-width: 60em) 58vw, 100vw', whole: '100vw' }

type ProofProps = {
  id?: string | undefined
  /** The case to show. Without one, only the target of the banner's scroll link is rendered. */
  proof: ProofData | undefined
  /** Grounds of the sections above and below. */
  between: readonly Ground[]
  /**
   * Whether this is the proof before the page's end. It shows the case's chart, or its other picture, in an arch
   * unless the banner has another shape.
   */
  closing?: boolean
  /** Kind of the page's banner, whose shape the pictures repeat. */
  banner?: string | undefined
}

/** A case study as a strip: picture or chart, one metric, one sentence; the whole strip is a link. */
export function Proof({ id, proof, between, closing = false, banner }: ProofProps) {
  if (!proof) return id && <div id={id} />
  const { slug, brand, ground, picture, detailPicture, metric, look, quote, chart, beads } = proof
  const value = formatMetric(metric)
  return (
    <section
      id={id}
      className={closing ? css.closing : css.opening}
      data-ground={groundBetween(ground, between)}
      data-proof={slug}
      data-banner={closing && quote ? undefined : banner}
      data-look={look}
      data-figure={chart ? '' : undefined}
      aria-label={`Case study: ${brand}`}
    >
      {!(closing && chart) && (
        <Image
          picture={closing ? detailPicture : picture}
          sizes={
            closing
              ? CLOSING_SIZES[quote ? 'half' : banner === 'full' ? 'whole' : 'side']
              : `(min-width: 60em) ${look === 'wide' ? 60 : 42}vw, 42vw`
          }
          heights={
            closing
              ? `(min-width: 60em) ${quote ? 38 : banner === 'strip' ? 36 : 25}rem, 12rem`
              : `(min-width: 60em) ${banner === 'word' ? 37 : 28}rem, 22rem`
          }
          cover
          alt=""
          className={css.picture}
        />
      )}
      <div className={css.words}>
        <p className={css.metric}>
          <span className={css.value} data-short={value.length <= MAX_SHORT_LENGTH ? value.length : undefined}>
            {value}
          </span>{' '}
          {!closing && metric.suffix === DAYS && <Days count={metric.value} />}
          <span>{metric.label}</span>
        </p>
        <p className={css.line}>{proof.line}</p>
        {proof.nearest && <p className={css.nearest}>{proof.nearest}</p>}
        <CaseLink slug={slug} brand={brand} className={css.link} />
        {quote && (
          <figure className={css.quote}>
            <blockquote>{quote.text}</blockquote>
            <figcaption>{quote.from}</figcaption>
          </figure>
        )}
        {chart && (
          <div className={css.chart}>
            <CaseChart chart={chart} />
            <p className={css.caption}>{proof.caption}</p>
          </div>
        )}
        {look === 'results' && (
          <dl className={css.results}>
            {proof.otherResults.map((result) => (
              <div key={result.label} className={css.result}>
                <dt>{result.label}</dt>
                <dd className={css.sum}>{formatMetric(result)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {beads && <RiseInBeads percent={metric.value} caption={beads} />}
    </section>
  )
}
