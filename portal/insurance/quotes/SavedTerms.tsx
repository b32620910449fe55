import { coverageGroups } from '#core/insurance/quotes/calculator/coverage-groups.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { useCoverageName } from '#widgets/quote-calculator/coverages/use-coverage-text.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { useMark } from './changes/fact-marks.tsx'
import styles from './coverages-card.styles.css'

/** The selected coverages of a quote with their sublimits and deductibles. */
export const SavedTerms = ({ quote }: { readonly quote: Quote }) => {
  const css = useStyles(styles)
  const t = useWording('sheet', 'coverages')
  const { wholeMoney } = useFormats()
  const nameOf = useCoverageName()
  const mark = useMark()
  const { currency } = quote
  const rows = coverageGroups(quote.calculatorGeneratedData)
    .flatMap(({ items }) => items)
    .filter(({ priced }) => priced.selected)
  const amount = (minor: number | undefined) => minor !== undefined && wholeMoney(minor, currency)
  return (
    <table className={css['terms']}>
      <thead>
        <tr>
          <th scope="col">{t('sheet:coverages.name')}</th>
          <th scope="col" className={css['figure']}>
            {t('sheet:coverages.limit')}
          </th>
          <th scope="col" className={css['figure']}>
            {t('portal:field.deductible', {}, ownTermsOf(quote.product))}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ coverage, priced }) => (
          <tr key={coverage.id}>
            <th scope="row">
              {nameOf(coverage)}
              {mark('coverage', String(coverage.id))}
            </th>
            <td className={css['figure']}>{amount(priced.limit)}</td>
            <td className={css['figure']}>{amount(priced.deductible)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
