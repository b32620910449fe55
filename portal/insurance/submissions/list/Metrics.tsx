import { useState } from 'react'
import type { SubmissionStats } from '#core/insurance/submissions/stats.ts'
import { defaultDuration, durationOf, durations } from '#core/platform/tables/duration.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { type Formats, roundToUnits } from '../../../frame/formats/formats.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { SmallSelect } from '../../../frame/tables/SmallSelect.tsx'
import styles from './metrics.styles.css'
import { useSubmissionStats } from './use-submission-stats.ts'

/** The session storage key of the chosen duration. */
const key = 'parapet.submissions.duration'

/**
 * Labels and values in the order of spec 2 §3; amounts of several currencies are shown side by
 * side.
 */
const metricsOf = (
  { newBusiness, declined, lost, renewals, premiums }: SubmissionStats,
  { t, count, wholeMoney }: Formats,
): readonly (readonly [name: string, value: string])[] => {
  const amounts = (of: 'totalPremium' | 'averagePremium') =>
    premiums.map((each) => wholeMoney(roundToUnits(each[of]), each.currency)).join(' · ') ||
    t('submission-lifecycle:metrics.none')
  return [
    [t('submission-lifecycle:metrics.newBusiness'), count(newBusiness)],
    [t('submission-lifecycle:metrics.declined'), count(declined)],
    [t('submission-lifecycle:metrics.lost'), count(lost)],
    [t('submission-lifecycle:metrics.renewals'), count(renewals)],
    [t('submission-lifecycle:metrics.totalPremium'), amounts('totalPremium')],
    [t('submission-lifecycle:metrics.averagePremium'), amounts('averagePremium')],
  ]
}

/**
 * Metrics of submissions received within a duration (spec 2 §3, §9), by default the last 7 days.
 */
export const Metrics = () => {
  const css = useStyles(styles)
  const formats = useFormats()
  const { t } = formats
  const { host } = usePortal()
  const [duration, setDuration] = useState(durationOf(host.tab.get(key)) ?? defaultDuration)
  const answer = useSubmissionStats(duration)
  return (
    <section className={css['metrics']} aria-label={t('submission-lifecycle:metrics.label')}>
      <SmallSelect
        aria-label={t('submission-lifecycle:metrics.duration')}
        value={duration}
        onChange={({ target }) => {
          setDuration(durationOf(target.value) ?? defaultDuration)
          host.tab.set(key, target.value)
        }}
      >
        {durations.map((each) => (
          <option key={each} value={each}>
            {t(`portal:duration.${each}`)}
          </option>
        ))}
      </SmallSelect>
      <QueryFailed answer={answer} isSmall />
      {answer.data && (
        <dl className={css['list']} aria-busy={answer.isPlaceholderData}>
          {metricsOf(answer.data, formats).map(([name, value]) => (
            <div key={name} className={css['metric']}>
              <dt className={css['name']}>{name}</dt>
              <dd className={css['value']}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
