import { coverageById } from '#core/insurance/products/coverages.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import {
  companyFactorNames,
  companyProduct,
  coverageFactorNames,
  factorFormat,
  type BuildUp,
  type BuildUpLine,
} from '#core/insurance/rating/build-up.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useCoverageName } from '#widgets/quote-calculator/coverages/use-coverage-text.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { Marks, priceFacts, useMark } from '../changes/fact-marks.tsx'
import styles from './underwriting.styles.css'

interface BuildUpProps {
  readonly quote: Quote
  readonly buildUp: BuildUp
}

/** The multiplying factors; factors of 1 are left out. */
const useFactorTexts = (own: ReturnType<typeof ownTermsOf>, currency: Quote['currency']) => {
  const t = useWording('underwriting')
  const { wording } = usePlatform()
  const { money } = useFormats()
  const locale = useStore(wording.$locale)
  const number = factorFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 8 })
  type Name = (typeof companyFactorNames | typeof coverageFactorNames)[number]
  return {
    percent: percent.format,
    base: (amount: number) => money(toMinor(amount), currency),
    product: (factors: readonly (readonly [name: Name, factor: number])[]) =>
      factors
        .filter(([name, factor]) => factor !== 1 || name === 'rate')
        .map(
          ([name, factor]) =>
            `${t(`underwriting:buildUp.name.${name}`, {}, own)} ${number.format(factor)}`,
        )
        .join(' × '),
  }
}

const Lines = ({ quote, buildUp }: BuildUpProps) => {
  const css = useStyles(styles)
  const t = useWording('underwriting', 'coverages')
  const { money } = useFormats()
  const nameOf = useCoverageName()
  const { currency } = quote
  const { base, product, percent } = useFactorTexts(ownTermsOf(quote.product), currency)
  const mark = useMark()
  const { company, lines, minimumPremiumAdjustment: minimum, premium } = buildUp
  const [, ...ofCompany] = companyFactorNames
  const madeOf = (line: BuildUpLine): string => {
    if (line.kind === 'flat') return t('underwriting:buildUp.flat')
    if (line.kind === 'share')
      return t('underwriting:buildUp.share', { share: percent(line.share) })
    return product(coverageFactorNames.map((name) => [name, line.factors[name]]))
  }
  return (
    <table className={css['buildUp']}>
      <thead>
        <tr>
          <th scope="col">{t('underwriting:buildUp.coverage')}</th>
          <th scope="col" className={css['figure']}>
            {t('underwriting:buildUp.premium')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={css['base']}>
          <th scope="row">
            {t('underwriting:buildUp.sum')}
            <Marks of={['revenue', 'industry']} />
            <span className={css['factors']}>
              {[base(company.base), product(ofCompany.map((name) => [name, company[name]]))]
                .filter(Boolean)
                .join(' × ')}
            </span>
          </th>
          <td className={css['figure']}>{base(companyProduct(company))}</td>
        </tr>
        {lines.map((line) => {
          const coverage = coverageById(line.id)
          return (
            <tr key={line.id}>
              <th scope="row">
                {coverage === undefined ? line.id : nameOf(coverage)}
                {mark('coverage', String(line.id))}
                <span className={css['factors']}>{madeOf(line)}</span>
              </th>
              <td className={css['figure']}>{money(line.premium, currency)}</td>
            </tr>
          )
        })}
        {minimum > 0 && (
          <tr>
            <th scope="row">{t('underwriting:buildUp.minimum')}</th>
            <td className={css['figure']}>{money(minimum, currency)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('underwriting:buildUp.premium')}
            <Marks of={priceFacts} />
          </th>
          <td className={css['figure']}>{money(premium, currency)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The build-up of a premium: factors multiply to a line, and the lines add up. */
export const BuildUpCard = ({
  quote,
  buildUp,
}: {
  readonly quote: Quote
  readonly buildUp: BuildUp | undefined
}) => {
  const css = useStyles(styles)
  const t = useWording('underwriting')
  return (
    <Card title={t('underwriting:buildUp.title')}>
      {buildUp === undefined ? (
        <p className={css['muted']}>{t('underwriting:buildUp.none')}</p>
      ) : (
        <>
          <p className={css['muted']}>{t('underwriting:buildUp.rounding')}</p>
          <Lines quote={quote} buildUp={buildUp} />
        </>
      )}
    </Card>
  )
}
