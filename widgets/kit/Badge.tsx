import type { ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import badgeStyles from './badge.styles.css'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'pending' | 'success' | 'warning' | 'danger'

export interface BadgeProps {
  readonly tone?: BadgeTone
  /** A dot before the text, for a status. */
  readonly dot?: boolean
  readonly children: ReactNode
}

/** A short label. */
export function Badge({ tone = 'neutral', dot = false, children }: BadgeProps) {
  const css = useStyles(badgeStyles)
  return (
    <span className={classNames(css['badge'], css[tone])}>
      {dot && <span className={css['dot']} aria-hidden="true" />}
      {children}
    </span>
  )
}
