import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { PageActions } from './PageActions.tsx'
import styles from './form-page.styles.css'

interface FormPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Links under the form. */
  readonly links?: ReactNode
  readonly children: ReactNode
}

/** A public page with one form. */
export const FormPage = ({ title, lead, links, children }: FormPageProps) => {
  const css = useStyles(styles)
  return (
    <section className={css['page']}>
      <h1 className={css['title']}>{title}</h1>
      {lead && <p className={css['lead']}>{lead}</p>}
      {children}
      {links && <PageActions className={css['ways']}>{links}</PageActions>}
    </section>
  )
}
