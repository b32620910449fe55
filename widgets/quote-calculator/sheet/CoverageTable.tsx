import {
  coverageGroups,
  type CoverageItem,
} from '#core/insurance/quotes/calculator/coverage-groups.ts'
import type { CalculatorForm } from '#core/insurance/quotes/calculator/form.ts'
import type { Price } from '#core/insurance/quotes/calculator/pricing.ts'
import { displayedOption } from '#core/insurance/quotes/calculator/displayed-option.ts'
import { withCoverage } from '#core/insurance/quotes/calculator/terms.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { presetTerms, type PresetTerm } from '#core/insurance/rating/rules.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { CoverageTerm } from '../coverages/CoverageTerm.tsx'
import { useCoverageOptions } from '../coverages/use-coverage-options.ts'
import { useCoverageName } from '../coverages/use-coverage-text.ts'
import { useMoney } from '../price/use-money.ts'
import { CoverageBox } from './CoverageBox.tsx'
import styles from './coverage-table.styles.css'
import { useRows } from './use-rows.ts'

const ownTerms: readonly PresetTerm[] = ['limit', 'deductible']

/** The editable terms of each coverage, including periods if the product has dynamic fields. */
function useOwnTerms(): readonly PresetTerm[] {
  const rules = useStore(useCalculator().$rules)
  const { PRIME_ONE_DYNAMIC_FIELDS: isOn } = useStore(usePlatform().flags.$flags)
  return isOn && rules?.hasDynamicFields === true ? presetTerms : ownTerms
}

/** Every coverage by group with its limit, its deductible and its premium. */
export function CoverageTable({
  price,
  form,
}: {
  readonly price: Price
  readonly form: CalculatorForm
}) {
  const css = useStyles(styles)
  const t = useWording('sheet', 'calculator-steps', 'coverages')
  const calculator = useCalculator()
  const money = useMoney()
  const nameOf = useCoverageName()
  const option = displayedOption(form, price)
  const gridsOf = useCoverageOptions(option.global.limit)
  const terms = useOwnTerms()
  const groups = coverageGroups(option)
  const { move, reach } = useRows(groups[0]?.items[0]?.coverage.id)
  const row = ({ coverage, priced }: CoverageItem) => {
    const grids = gridsOf(coverage)
    return (
      <tr key={coverage.id} className={css['row']}>
        <th scope="row" className={css['name']}>
          <CoverageBox item={{ coverage, priced }} {...reach(coverage.id)} onKeyDown={move} />
        </th>
        {terms.map((term) => (
          <td key={term} className={css['term']}>
            {priced.selected && (
              <CoverageTerm
                {...reach(coverage.id)}
                coverage={coverage}
                term={term}
                values={grids[term]}
                value={priced[term]}
                labelOf={(label) =>
                  t('sheet:coverages.termOf', { name: nameOf(coverage), part: label })
                }
                onValue={(value) =>
                  calculator.revise(`coverages.${coverage.id}.${term}`, (old, answer) =>
                    answer ? withCoverage(old, answer, coverage.id, { [term]: value }) : old,
                  )
                }
              />
            )}
          </td>
        ))}
        <td className={css['premium']}>{priced.selected && money.whole(priced.premium)}</td>
      </tr>
    )
  }
  return (
    <>
      <VisuallyHidden>{t('sheet:coverages.keys')}</VisuallyHidden>
      <table className={css['table']} data-rows="">
        <thead>
          <tr>
            <th scope="col">{t('sheet:coverages.name')}</th>
            {terms.map((term) => (
              <th key={term} scope="col" className={css['term']}>
                {t(`calculator-steps:options.${term}`, {}, ownTermsOf(calculator.product))}
              </th>
            ))}
            <th scope="col" className={css['premium']}>
              {t('sheet:coverages.premium')}
            </th>
          </tr>
        </thead>
        {groups.map(({ group, items }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={terms.length + 2} className={css['group']}>
                {t(`coverages:groups.${group}`)}{' '}
                <span className={css['count']}>
                  {t('calculator-steps:coverage.selected', {
                    count: items.filter(({ priced }) => priced.selected).length,
                    total: items.length,
                  })}
                </span>
              </th>
            </tr>
            {items.map(row)}
          </tbody>
        ))}
      </table>
    </>
  )
}
