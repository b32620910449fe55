import type { ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import boxStyles from './control-box.styles.css'

/**
 * The room of a text control in a long form: a key lays out the control again, not the form around
 * it. The control fills the width.
 */
export function ControlBox({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles(boxStyles)['box']}>{children}</div>
}
