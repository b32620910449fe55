import type { ReactNode } from 'react'
import { classNames } from '#widgets/kit/class-names.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './page-actions.styles.css'

interface PageActionsProps {
  readonly className: string | undefined
  /** Buttons and links. */
  readonly children: ReactNode
}

/** The buttons and links of a public page, side by side. */
export const PageActions = ({ className, children }: PageActionsProps) => {
  const css = useStyles(styles)
  return <div className={classNames(css['ways'], className)}>{children}</div>
}
