import type { ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import boxStyles from './control-box.styles.css'

/**
 * Layout containment for a text control in a long form, so that a keystroke does not lay out the
 * whole form. The control fills the width.
 */
export function ControlBox({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles(boxStyles)['box']}>{children}</div>
}
