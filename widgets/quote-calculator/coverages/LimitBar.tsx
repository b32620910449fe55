import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import styles from './limit-bar.styles.css'
import { useMoney } from '../price/use-money.ts'

/** The limit of a coverage as a share of the whole (spec 2 §2, coverage chart). */
export function LimitBar({
  limit,
  total,
}: {
  readonly limit: number | undefined
  readonly total: number
}) {
  const css = useStyles(styles)
  const t = useWording('calculator-steps')
  const money = useMoney()
  const share = limit === undefined ? 0 : Math.min(1, limit / total)
  // React's style type does not include custom properties.
  const style = { '--share': `${share * 100}%` } as CSSProperties
  return (
    <div className={css['bar']}>
      <span className={css['track']} style={style} aria-hidden="true" />
      <span className={css['figure']}>
        {limit !== undefined && (
          <>
            <span aria-hidden="true">{money.short(limit)}</span>
            <VisuallyHidden>
              {t('calculator-steps:coverage.share', {
                limit: money.whole(limit),
                total: money.whole(total),
              })}
            </VisuallyHidden>
          </>
        )}
      </span>
    </div>
  )
}
