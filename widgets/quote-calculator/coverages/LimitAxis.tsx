import { useStyles } from '../../react/use-styles.ts'
import rowStyles from './coverage-row.styles.css'
import barStyles from './limit-bar.styles.css'
import { useMoney } from '../price/use-money.ts'

/** The ends of the bars below: zero, and the whole limit. */
export function LimitAxis({ total }: { readonly total: number }) {
  const row = useStyles(rowStyles)
  const css = useStyles(barStyles)
  const money = useMoney()
  return (
    <div className={row['columns']} aria-hidden="true">
      <span />
      <span className={css['bar']}>
        <span className={css['ends']}>
          <span>0</span>
          <span>{money.short(total)}</span>
        </span>
        <span className={css['figure']} />
      </span>
      <span />
    </div>
  )
}
