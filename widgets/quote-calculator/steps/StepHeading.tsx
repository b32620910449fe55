import { useEffect, useRef, type ReactNode } from 'react'
import { useStyles } from '../../react/use-styles.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './step-heading.styles.css'

/**
 * Calculators that have shown their first heading, which must not take the focus of a loading page.
 */
const greeted = new WeakSet<object>()

/** The title of a step; focused when its step opens, so that screen readers announce it. */
export function StepHeading({
  title,
  lead,
  aside,
}: {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly aside?: ReactNode
}) {
  const css = useStyles(styles)
  const calculator = useCalculator()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (greeted.has(calculator)) heading.current?.focus()
    greeted.add(calculator)
  }, [calculator])
  // the surrounding section has the title
  if (calculator.isOnePage) return aside
  return (
    <div className={css['head']}>
      <div className={css['line']}>
        <h2 className={css['title']} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {lead !== undefined && <p className={css['lead']}>{lead}</p>}
    </div>
  )
}
