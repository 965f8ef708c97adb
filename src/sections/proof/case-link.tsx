import type { Proof } from '../../content/proof.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** Link like “Horlicks →”; screen readers also hear that it leads to a case study. */
export const CaseLink = ({
  slug,
  brand,
  className,
}: Pick<Proof, 'slug' | 'brand'> & { className?: string | undefined }) => (
  <Link to={`/case-study/${slug}`} className={className}>
    <span>
      {brand}
      <span className="visually-hidden">: case study</span>
    </span>
    <Icon name="arrow-right" />
  </Link>
)
