import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './field-pair.styles.css'

/** Two fields, side by side if there is room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => {
  const css = useStyles(styles)
  return <div className={css['pair']}>{children}</div>
}
