import type { ReactNode } from 'react'
import { useLive } from '../react/use-live.ts'
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
  const announced = useLive(live ? 'status' : undefined)
  return (
    <span className={css['hidden']} {...announced}>
      {children}
    </span>
  )
}
