import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { quoteStatuses } from '#core/insurance/quotes/statuses.ts'
import type { QuoteDashboard } from '#core/insurance/quotes/list/summary.ts'
import type { Duration } from '#core/platform/tables/duration.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { RowsCard } from '../../../frame/parts/RowsCard.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { quoteStatusMarks } from '../quote-status-marks.ts'
import { quoteListLink } from './quote-list-link.ts'
import styles from './overview.styles.css'

interface StatusListProps {
  readonly period: Duration
  readonly answer: UseQueryResult<QuoteDashboard>
}

/** The number of quotes per status in a period; each row links to them. */
export const StatusList = ({ period, answer }: StatusListProps) => {
  const css = useStyles(styles)
  const { t, label, count } = useFormats()
  const persona = usePersona()
  return (
    <RowsCard
      title={t('overview:statuses')}
      answer={answer}
      empty={t('overview:noQuotes')}
      rows={({ counts }) =>
        quoteStatuses.flatMap((status) => {
          const found = counts.find((each) => each.status === status)
          if (found === undefined) return []
          const name = (
            <Link className={css['link']} {...quoteListLink(persona, period, [status])}>
              {label(quoteStatusMarks.group, status)}
            </Link>
          )
          const total = count(found.count)
          const end = found.isLowerBound ? t('portal:table.atLeast', { total }) : total
          return { id: status, name, end }
        })
      }
    />
  )
}
