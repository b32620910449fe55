import type { ReactNode } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Brand } from './Brand.tsx'
import styles from './public-layout.styles.css'

interface PlainPageProps {
  readonly children: ReactNode
  /** Shown below the content. */
  readonly footer?: ReactNode
}

/** A page with the product's name and a message. */
export const PlainPage = ({ children, footer }: PlainPageProps) => {
  const css = useStyles(styles)
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <Brand />
      </header>
      <main id="content" className={css['main']} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}
