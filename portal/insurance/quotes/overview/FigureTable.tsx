import { Link } from '@tanstack/react-router'
import type { QuoteDashboard } from '#core/insurance/quotes/list/summary.ts'
import type { Duration } from '#core/platform/tables/duration.ts'
import { VisuallyHidden } from '#widgets/kit/VisuallyHidden.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { roundToUnits } from '../../../frame/formats/formats.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import styles from './overview.styles.css'
import { quoteListLink } from './quote-list-link.ts'
import { boundStatuses } from './use-figures.ts'

type Sums = Omit<QuoteDashboard, 'counts'>

interface FigureTableProps {
  readonly period: Duration
  readonly quoted: Sums
  readonly bound: Sums
}

/** Quoted and bound figures of a period; each row links to its quotes. */
export const FigureTable = ({ period, quoted, bound }: FigureTableProps) => {
  const css = useStyles(styles)
  const { t, count, wholeMoney } = useFormats()
  const persona = usePersona()
  const counted = (value: number, { isLowerBound }: Sums): string =>
    isLowerBound ? t('portal:table.atLeast', { total: count(value) }) : count(value)
  const amounts = ({ premiums }: Sums, of: 'totalPremium' | 'averagePremium'): string =>
    premiums.map((each) => wholeMoney(roundToUnits(each[of]), each.currency)).join(' · ') ||
    t('overview:none')
  const lines = [
    { id: 'quoted', sums: quoted, statuses: [] },
    { id: 'bound', sums: bound, statuses: boundStatuses },
  ] as const
  return (
    <table className={css['figures']}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('overview:kind')}</VisuallyHidden>
          </th>
          <th scope="col">{t('overview:accounts')}</th>
          <th scope="col">{t('overview:quotes')}</th>
          <th scope="col">{t('overview:premium')}</th>
          <th scope="col" className={css['average']}>
            {t('overview:average')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, sums, statuses }) => (
          <tr key={id}>
            <th scope="row">
              <Link className={css['link']} {...quoteListLink(persona, period, statuses)}>
                {t(`overview:line.${id}`)}
              </Link>
            </th>
            <td>{counted(sums.accounts, sums)}</td>
            <td>
              {counted(
                sums.premiums.reduce((total, each) => total + each.quotes, 0),
                sums,
              )}
            </td>
            <td>{amounts(sums, 'totalPremium')}</td>
            <td className={css['average']}>{amounts(sums, 'averagePremium')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
