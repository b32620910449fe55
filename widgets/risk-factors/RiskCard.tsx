import { cardFactors } from '#core/insurance/risk/factors.ts'
import type { Risk } from '#core/insurance/risk/model.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { Aggregates } from './Aggregates.tsx'
import styles from './risk-card.styles.css'
import { ScanState } from './ScanState.tsx'
import { ScoreBar } from './ScoreBar.tsx'

/** Two aggregates and seven factors (spec 2 §2, risk factors card). */
export function RiskCard({ risk }: { readonly risk: Risk }) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const scoreOf = (factor: string): number | null =>
    risk.factors.find((each) => each.factor === factor)?.score ?? null
  return (
    <>
      <ScanState risk={risk} />
      <Aggregates risk={risk} isCard />
      {risk.assessed !== null && (
        <table className={css['table']} part="factors">
          <caption className={css['caption']}>{t('risk:scale')}</caption>
          <thead className={css['head']}>
            <tr>
              <th scope="col">{t('risk:table.factor')}</th>
              <th scope="col">{t('risk:table.score')}</th>
            </tr>
          </thead>
          <tbody>
            {cardFactors.map((factor) => (
              <tr key={factor} className={css['row']}>
                <th scope="row" className={css['factor']}>
                  {t(`risk:factor.${factor}`)}
                  <span className={css['text']}>{t(`risk:description.${factor}`)}</span>
                </th>
                <td className={css['score']}>
                  <ScoreBar score={scoreOf(factor)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
