import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './security-code.styles.css'

/** The region's support address. */
export function SupportLine() {
  const css = useStyles(styles)
  const t = useWording('security-code')
  const { supportEmail } = useStore(usePlatform().region.$facts)
  return (
    <p className={css['support']}>
      {t('security-code:support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </p>
  )
}
