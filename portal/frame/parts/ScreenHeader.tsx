import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './screen-header.styles.css'

interface ScreenHeaderProps {
  readonly title: string
  /** Next to the title: a status. */
  readonly mark?: ReactNode
  /** Above the title: the back link. */
  readonly back?: ReactNode
  readonly lead?: ReactNode
  /** Below the lead: the other users who have the record open. */
  readonly others?: ReactNode
  readonly actions?: ReactNode
}

/** The name of a screen, its subtitle, and its actions. */
export const ScreenHeader = ({ title, mark, back, lead, others, actions }: ScreenHeaderProps) => {
  const css = useStyles(styles)
  return (
    <header className={css['header']}>
      <div className={css['names']}>
        {back}
        <div className={css['line']}>
          <h1 className={css['title']}>{title}</h1>
          {mark}
        </div>
        {lead && <p className={css['lead']}>{lead}</p>}
        {others && <p className={css['others']}>{others}</p>}
      </div>
      {actions && <div className={css['actions']}>{actions}</div>}
    </header>
  )
}
