import type { ReactNode } from 'react'
import { useStyles } from '../react/use-styles.ts'
import styles from './account-form.styles.css'

/** Two fields side by side where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  const css = useStyles(styles)
  return <div className={css['pair']}>{children}</div>
}
