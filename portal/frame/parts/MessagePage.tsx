import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './message-page.styles.css'

interface MessagePageProps {
  readonly title: string
  readonly lead: ReactNode
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** One message in the middle of a page, and the ways on from it. */
export const MessagePage = ({ title, lead, children }: MessagePageProps) => {
  const css = useStyles(styles)
  return (
    <section className={css['page']}>
      <h1 className={css['title']}>{title}</h1>
      <p className={css['lead']}>{lead}</p>
      {children && <div className={css['ways']}>{children}</div>}
    </section>
  )
}
