import type { Coverage } from '#core/insurance/products/coverages.ts'
import type { CoverageChoice, PricedCoverage } from '#core/insurance/rating/model.ts'
import { presetTerms } from '#core/insurance/rating/rules.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useMoney } from '../price/use-money.ts'
import { CoverageTerm } from './CoverageTerm.tsx'
import styles from './coverage-terms.styles.css'
import { useCoverageOptions } from './use-coverage-options.ts'

/** The terms of one coverage. Unchanged terms follow the quote. */
export function CoverageTerms({
  coverage,
  priced,
  limit,
  onChange,
}: {
  readonly coverage: Coverage
  readonly priced: PricedCoverage
  /** Aggregate limit, minor units. */
  readonly limit: number
  readonly onChange: (change: CoverageChoice) => void
}) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps')
  const money = useMoney()
  const grids = useCoverageOptions(limit)(coverage)
  return (
    <div className={css['terms']}>
      {presetTerms.map((term) => (
        <CoverageTerm
          key={term}
          coverage={coverage}
          term={term}
          values={grids[term]}
          value={priced[term]}
          onValue={(value) => onChange({ [term]: value })}
        />
      ))}
      <p className={css['premium']}>
        {t('calculator-steps:coverage.premium', { premium: money.exact(priced.premium) })}
      </p>
    </div>
  )
}
