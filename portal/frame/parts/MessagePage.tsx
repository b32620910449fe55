import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { PageActions } from './PageActions.tsx'
import styles from './message-page.styles.css'

interface MessagePageProps {
  readonly title: string
  readonly lead: ReactNode
  /** Buttons and links. */
  readonly children?: ReactNode
}

/** A page with one message and helpful links. */
export const MessagePage = ({ title, lead, children }: MessagePageProps) => {
  const css = useStyles(styles)
  return (
    <section className={css['page']}>
      <h1 className={css['title']}>{title}</h1>
      <p className={css['lead']}>{lead}</p>
      {children && <PageActions className={css['ways']}>{children}</PageActions>}
    </section>
  )
}
