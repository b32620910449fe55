import type { ReactNode } from 'react'
import type { ChartPart, ChartRow } from '#core/insurance/quotes/calculator/coverage-chart.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import styles from './coverage-chart.styles.css'

/** Formats an amount in full and in short form. */
interface Amounts {
  readonly whole: (minor: number) => string
  readonly short: (minor: number) => string
}

/**
 * The coverage chart (spec 2 §2). Each row has a check box and a bar that shows the limit as a
 * share of the overall limit. It is exposed as a table.
 */
export function CoverageChart({
  parts,
  limit,
  money,
  children: boxOf,
}: {
  readonly parts: readonly ChartPart[]
  /** Overall limit, minor units: the end of the axis. */
  readonly limit: number
  readonly money: Amounts
  /** The check box of a row. */
  readonly children: (row: ChartRow) => ReactNode
}) {
  const css = useStyles(styles)
  const t = useWording('sheet')
  return (
    <table className={css['chart']} data-rows="">
      <caption className={css['caption']}>
        <VisuallyHidden>{t('sheet:chart.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('sheet:coverages.name')}</th>
          <th scope="col" className={css['track']}>
            <VisuallyHidden>{t('sheet:chart.share')}</VisuallyHidden>
            <span className={css['axis']} aria-hidden="true">
              <span>0</span>
              <span>{money.short(limit)}</span>
            </span>
          </th>
          <th scope="col" className={css['figure']}>
            {t('sheet:coverages.limit')}
          </th>
        </tr>
      </thead>
      {parts.map(({ group, rows }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={css['group']}>
              {t(`sheet:chart.${group}`)}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.coverage.id} row={row} limit={limit} money={money}>
              {boxOf(row)}
            </Row>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({
  row: { priced, share },
  limit: total,
  money,
  children,
}: {
  readonly row: ChartRow
  readonly limit: number
  readonly money: Amounts
  readonly children: ReactNode
}) {
  const css = useStyles(styles)
  const t = useWording('sheet')
  const limit = priced.selected ? priced.limit : undefined
  return (
    <tr className={css['row']}>
      <th scope="row" className={css['name']}>
        {children}
      </th>
      <td className={css['track']}>
        <svg
          className={css['bar']}
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={css['whole']} width="100" height="6" />
          <rect className={css['share']} width={share * 100} height="6" />
        </svg>
        <VisuallyHidden>
          {limit === undefined
            ? t('sheet:chart.none')
            : t('sheet:chart.shareOf', { limit: money.whole(limit), total: money.whole(total) })}
        </VisuallyHidden>
      </td>
      <td className={css['figure']}>{limit !== undefined && money.short(limit)}</td>
    </tr>
  )
}
