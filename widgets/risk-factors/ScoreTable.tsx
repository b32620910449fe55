import type { Risk } from '#core/insurance/risk/model.ts'
import { Disclosure } from '../kit/Disclosure.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './history.styles.css'

/** The aggregates and the factors as a table. */
export function ScoreTable({ risk }: { readonly risk: Risk }) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const { portfolioAggregateCF: portfolio } = risk
  const rows: readonly (readonly [name: string, score: number | null])[] = [
    [t('risk:company'), risk.companyAggregateCF],
    [t('risk:industry'), risk.industryAggregateCF],
    ...(portfolio === undefined ? [] : [[t('risk:portfolio'), portfolio] as const]),
    ...risk.factors.flatMap(({ factor, score }) =>
      factor === 'unknown' ? [] : [[t(`risk:factor.${factor}`), score] as const],
    ),
  ]
  return (
    <section aria-label={t('risk:table.factors')}>
      <Disclosure summary={t('risk:historyTable')}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">{t('risk:table.factor')}</th>
              <th scope="col">{t('risk:table.score')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, score]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{score ?? t('risk:unscored')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  )
}
