import type { Finding } from '#core/insurance/risk/model.ts'
import { Badge, type BadgeTone } from '../kit/Badge.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './finding.styles.css'
import { useRiskFormats } from './use-risk-formats.ts'

const tones = {
  critical: 'danger',
  high: 'warning',
  medium: 'pending',
  low: 'neutral',
  unknown: 'neutral',
} as const satisfies Readonly<Record<Finding['severity'], BadgeTone>>

/**
 * One finding: what was observed, where and when, its effect on the score, and how to improve it.
 */
export function FindingItem({
  finding,
  timeZone,
}: {
  readonly finding: Finding
  readonly timeZone: string
}) {
  const css = useStyles(styles)
  const t = useWording('risk')
  const { dayOf } = useRiskFormats()
  const { kind, severity, source, points } = finding
  return (
    <li className={css['finding']}>
      <p className={css['head']}>
        <strong className={css['title']}>{t(`risk:kind.${kind}`)}</strong>
        <Badge tone={tones[severity]}>{t(`risk:severity.${severity}`)}</Badge>
        <span className={css['points']}>{t('risk:points', { count: points })}</span>
      </p>
      <p className={css['evidence']}>
        <code dir="ltr">{finding.subject}</code>
        <code dir="ltr">{finding.evidence}</code>
      </p>
      <p className={css['facts']}>
        {t(`risk:source.${source}`)} · {t('risk:found', { date: dayOf(timeZone, finding.found) })}
      </p>
      <p>
        <strong>{t('risk:what')}:</strong> {t(`risk:remedy.${kind}`)}{' '}
        {t('risk:lift', {
          lift: String(finding.lift),
          aggregate: String(finding.aggregateLift),
        })}
      </p>
    </li>
  )
}
