import type { ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import hiddenStyles from './visually-hidden.styles.css'

/** Text for assistive technology only. */
export function VisuallyHidden({
  children,
  live,
}: {
  readonly children: ReactNode
  /** Changes are announced at the next pause. */
  readonly live?: boolean
}) {
  const css = useStyles(hiddenStyles)
  return (
    <span className={css['hidden']} role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}
