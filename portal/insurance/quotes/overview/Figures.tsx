import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { defaultDuration, durationOf, durations } from '#core/platform/tables/duration.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { SmallSelect } from '../../../frame/tables/SmallSelect.tsx'
import { FigureTable } from './FigureTable.tsx'
import { StatusList } from './StatusList.tsx'
import styles from './overview.styles.css'
import { useFigures } from './use-figures.ts'

const route = getRouteApi('/$persona/overview')

/** Accounts, quotes and premium of a period, and its quotes by status. */
export const Figures = () => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const navigate = useNavigate()
  const period = durationOf(route.useSearch().created) ?? defaultDuration
  const { quoted, boundAccounts, boundPremiums } = useFigures(period)
  const answers = [quoted, boundAccounts, boundPremiums]
  const failed = answers.find(({ isError }) => isError)
  return (
    <div
      className={css['sums']}
      aria-busy={answers.some(({ isPlaceholderData }) => isPlaceholderData)}
    >
      <Card
        flush
        title={t('overview:figures')}
        aside={
          <SmallSelect
            aria-label={t('overview:period')}
            value={period}
            onChange={({ target }) =>
              void navigate({ to: '.', search: { created: target.value }, replace: true })
            }
          >
            {durations.map((each) => (
              <option key={each} value={each}>
                {t(`portal:duration.${each}`)}
              </option>
            ))}
          </SmallSelect>
        }
      >
        {failed && (
          <div className={css['state']}>
            <QueryFailed answer={failed} isSmall />
          </div>
        )}
        {quoted.data && boundAccounts.data && boundPremiums.data ? (
          <FigureTable
            period={period}
            quoted={quoted.data}
            bound={{ ...boundPremiums.data, ...boundAccounts.data }}
          />
        ) : (
          !failed && (
            <div className={css['state']}>
              <Skeleton lines={3} />
            </div>
          )
        )}
      </Card>
      <StatusList period={period} answer={quoted} />
    </div>
  )
}
