import type { Risk } from '#core/insurance/risk/model.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { Donut } from './Donut.tsx'
import styles from './donut.styles.css'

/** The company against its industry, and against the companies that the viewer insures. */
export function Aggregates({ risk, isCard }: { readonly risk: Risk; readonly isCard: boolean }) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const { industry, portfolioAggregateCF: portfolio } = risk
  const basis =
    industry.basis === 'median'
      ? t('risk:median', { count: industry.companies })
      : t('risk:planned')
  return (
    <div className={css['donuts']} part="aggregates" role="group" aria-label={t('risk:aggregates')}>
      <Donut name={t('risk:company')} score={risk.companyAggregateCF} />
      <Donut
        name={t('risk:industry')}
        score={risk.industryAggregateCF}
        note={isCard ? undefined : basis}
      />
      {!isCard && portfolio !== undefined && (
        <Donut name={t('risk:portfolio')} score={portfolio} note={t('risk:portfolioMedian')} />
      )}
    </div>
  )
}
