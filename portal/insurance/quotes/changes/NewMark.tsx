import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from './changes.styles.css'

/** Beside what was made since the underwriter last saw the quote. */
export const NewMark = () => {
  const css = useStyles(styles)
  const t = useWording('underwriting')
  return <span className={css['mark']}>{t('underwriting:changed.new')}</span>
}
