import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../platform/use-portal.ts'
import styles from './public-footer.sheet.css'

/** Terms, privacy, copyright and the region's legal entities (spec 1 §2). */
export const PublicFooter = () => {
  const css = useStyles(styles)
  const t = useWording()
  const { region, clock } = usePortal()
  const { legal } = useStore(region.$facts)
  const year = new Date(clock.now()).getUTCFullYear()
  return (
    <footer className={css['footer']}>
      <nav className={css['links']} aria-label={t('public:footer.label')}>
        <a href="/terms">{t('public:footer.terms')}</a>
        <a href="/privacy">{t('public:footer.privacy')}</a>
      </nav>
      <p>{t('public:footer.copyright', { year })}</p>
      {legal.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </footer>
  )
}
