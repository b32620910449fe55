import type { Finding, FactorScore, Risk } from '#core/insurance/risk/model.ts'
import { Disclosure } from '../kit/Disclosure.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { FindingItem } from './FindingItem.tsx'
import styles from './factor-list.styles.css'
import { ScoreBar } from './ScoreBar.tsx'

/** How the findings add up to the score. */
function Explanation({
  score,
  findings,
}: {
  readonly score: number
  readonly findings: readonly Finding[]
}) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const points = findings.reduce((sum, each) => sum + each.points, 0)
  if (points === 0) return null
  const given = { points: String(points), score: String(score) }
  return (
    <p className={css['sum']}>
      {points > 100
        ? t('risk:explainedFloor', given)
        : t('risk:explained', { ...given, count: points })}
    </p>
  )
}

function FactorItem({
  of: { factor, score },
  findings,
  timeZone,
}: {
  readonly of: FactorScore
  readonly findings: readonly Finding[]
  readonly timeZone: string
}) {
  const css = useStyles(styles)
  const t = useWording('risk')
  if (factor === 'unknown') return null
  return (
    <li className={css['item']}>
      <Disclosure
        summary={
          <span className={css['name']}>
            {t(`risk:factor.${factor}`)}
            {findings.length > 0 && (
              <span className={css['count']}>{t('risk:findings', { count: findings.length })}</span>
            )}
          </span>
        }
        aside={<ScoreBar score={score} />}
      >
        <p className={css['text']}>{t(`risk:description.${factor}`)}</p>
        {score === null ? (
          <p className={css['text']}>{t('risk:unscoredText')}</p>
        ) : (
          <>
            {findings.length === 0 && <p className={css['text']}>{t('risk:none')}</p>}
            <ul className={css['findings']}>
              {findings.map((finding) => (
                <FindingItem key={finding.id} finding={finding} timeZone={timeZone} />
              ))}
            </ul>
            <Explanation score={score} findings={findings} />
          </>
        )}
      </Disclosure>
    </li>
  )
}

/** The eight factors, each with the findings that explain its score. */
export function FactorList({ risk }: { readonly risk: Risk }) {
  const css = useStyles(styles)
  const t = useWording('risk')
  return (
    <ul className={css['list']} part="factors" aria-label={t('risk:table.factors')}>
      {risk.factors.map((each) => (
        <FactorItem
          key={each.factor}
          of={each}
          timeZone={risk.timeZone}
          findings={risk.findings.filter(({ factor }) => factor === each.factor)}
        />
      ))}
    </ul>
  )
}
