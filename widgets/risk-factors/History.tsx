import { curveMonotoneX, line } from 'd3-shape'
import type { RiskDay } from '#core/insurance/risk/model.ts'
import { Disclosure } from '../kit/Disclosure.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './history.styles.css'
import { useRiskFormats } from './use-risk-formats.ts'

const [width, height] = [320, 120]
const marks = [0, 50, 100] as const

const timeOf = ({ date }: RiskDay): number => Date.parse(`${date}T00:00:00Z`)
const heightOf = (score: number): number => height - (score / 100) * height

/** The SVG paths of both scores over time. */
const pathsOf = (days: readonly RiskDay[], first: RiskDay, last: RiskDay) => {
  const from = timeOf(first)
  const length = Math.max(1, timeOf(last) - from)
  const path = (score: (day: RiskDay) => number): string =>
    line<RiskDay>()
      .x((day) => ((timeOf(day) - from) / length) * width)
      .y((day) => heightOf(score(day)))
      .curve(curveMonotoneX)([...days]) ?? ''
  return {
    company: path((day) => day.companyAggregateCF),
    industry: path((day) => day.industryAggregateCF),
  }
}

function HistoryTable({ days }: { readonly days: readonly RiskDay[] }) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const { day } = useRiskFormats()
  return (
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">{t('risk:date')}</th>
          <th scope="col">{t('risk:company')}</th>
          <th scope="col">{t('risk:industry')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((each) => (
          <tr key={each.date}>
            <th scope="row">{day(each.date)}</th>
            <td>{each.companyAggregateCF}</td>
            <td>{each.industryAggregateCF}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The aggregates of the last year as a line chart and a table. */
export function History({ days }: { readonly days: readonly RiskDay[] }) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const { day } = useRiskFormats()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last)
    return <p className={css['text']}>{t('risk:historyShort')}</p>
  const paths = pathsOf(days, first, last)
  const label = t('risk:historyLabel', {
    first: String(first.companyAggregateCF),
    last: String(last.companyAggregateCF),
    industryFirst: String(first.industryAggregateCF),
    industryLast: String(last.industryAggregateCF),
    from: day(first.date),
    to: day(last.date),
  })
  return (
    <section className={css['history']} part="history" aria-label={t('risk:history')}>
      <h2 className={css['title']}>{t('risk:history')}</h2>
      <div className={css['chart']} dir="ltr">
        <div className={css['scale']} aria-hidden="true">
          {marks.toReversed().map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <svg
          className={css['lines']}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {marks.map((mark) => (
            <line
              key={mark}
              className={css['grid']}
              x1="0"
              x2={width}
              y1={heightOf(mark)}
              y2={heightOf(mark)}
            />
          ))}
          <path className={css['industry']} d={paths.industry} />
          <path className={css['company']} d={paths.company} />
        </svg>
        <div className={css['days']} aria-hidden="true">
          <span>{day(first.date)}</span>
          <span>{day(last.date)}</span>
        </div>
      </div>
      <p className={css['key']} aria-hidden="true">
        <span className={css['companyKey']}>{t('risk:company')}</span>
        <span className={css['industryKey']}>{t('risk:industry')}</span>
      </p>
      <Disclosure summary={t('risk:historyTable')}>
        <HistoryTable days={days} />
      </Disclosure>
    </section>
  )
}
