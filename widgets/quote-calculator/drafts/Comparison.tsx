import { comparedCoverages, presetNames } from '#core/insurance/quotes/calculator/comparison.ts'
import type { PresetPrices } from '#core/insurance/quotes/calculator/pricing.ts'
import type { PricedCoverage } from '#core/insurance/rating/model.ts'
import { presetIds } from '#core/insurance/products/terms.ts'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import styles from './comparison.styles.css'
import { useCoverageName } from '../coverages/use-coverage-text.ts'
import { useMoney } from '../price/use-money.ts'

function Cell({ included }: { readonly included: PricedCoverage | undefined }) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps')
  const money = useMoney()
  if (!included)
    return (
      <td className={css['none']}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('calculator-steps:options.notIncluded')}</VisuallyHidden>
      </td>
    )
  return (
    <td className={css['has']}>
      {included.limit === undefined ? (
        <Icon name="check" label={t('calculator-steps:options.included')} />
      ) : (
        money.short(included.limit)
      )}
    </td>
  )
}

/** The coverages in which the options differ, one row each. */
export function Comparison({ presets }: { readonly presets: PresetPrices }) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps', 'rating', 'coverages')
  const nameOf = useCoverageName()
  const rows = comparedCoverages(presets)
  if (rows.length === 0) return null
  return (
    <Disclosure
      summary={t('calculator-steps:options.differences')}
      aside={
        <span className={css['count']}>
          {t('calculator-steps:options.differ', { count: rows.length })}
        </span>
      }
    >
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('calculator-steps:coverage.title')}</VisuallyHidden>
            </th>
            {presetNames.map((name) => (
              <th key={name} scope="col">
                {t(`rating:presets.${presetIds[name]}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ coverage, included }) => (
            <tr key={coverage.id}>
              <th scope="row">{nameOf(coverage)}</th>
              {presetNames.map((name, index) => (
                <Cell key={name} included={included[index]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
