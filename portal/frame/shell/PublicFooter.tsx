import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../platform/use-portal.ts'
import styles from './public-footer.styles.css'

/** The company's social media; their names are the same in every language. */
const socialLinks = [
  { name: 'LinkedIn', href: 'https://www.parapet.example/social/linkedin' },
  { name: 'YouTube', href: 'https://www.parapet.example/social/youtube' },
  { name: 'X', href: 'https://www.parapet.example/social/x' },
] as const

/** Terms, privacy, copyright, the region's legal entities and social links (spec 1 §2). */
export const PublicFooter = () => {
  const css = useStyles(styles)
  const t = useWording()
  const { region, clock } = usePortal()
  const { legal } = useStore(region.$facts)
  const year = new Date(clock.now()).getUTCFullYear()
  return (
    <footer className={css['footer']}>
      <div className={css['entities']}>
        <p>{t('public:footer.copyright', { year })}</p>
        {legal.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </div>
      <nav className={css['links']} aria-label={t('public:footer.label')}>
        <a href="/terms">{t('public:footer.terms')}</a>
        <a href="/privacy">{t('public:footer.privacy')}</a>
        {socialLinks.map(({ name, href }) => (
          <a
            key={name}
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t('public:footer.social.label', { name })}
          >
            {name}
          </a>
        ))}
      </nav>
    </footer>
  )
}
