import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { PageWays } from './PageActions.tsx'
import styles from './form-page.styles.css'

interface FormPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Links under the form. */
  readonly ways?: ReactNode
  readonly children: ReactNode
}

/** A public page with one form. */
export const FormPage = ({ title, lead, ways, children }: FormPageProps) => {
  const css = useStyles(styles)
  return (
    <section className={css['page']}>
      <h1 className={css['title']}>{title}</h1>
      {lead && <p className={css['lead']}>{lead}</p>}
      {children}
      {ways && <PageWays className={css['ways']}>{ways}</PageWays>}
    </section>
  )
}
