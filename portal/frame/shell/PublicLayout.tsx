import { Outlet } from '@tanstack/react-router'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Brand } from './Brand.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import styles from './public-layout.styles.css'

/** The frame of pages that need no sign-in. */
export const PublicLayout = () => {
  const css = useStyles(styles)
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <Brand />
      </header>
      <main id="content" className={css['main']} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
