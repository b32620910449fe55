import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from './brand.styles.css'

/** The product's logo and name. */
export const Brand = () => {
  const css = useStyles(styles)
  const t = useWording()
  return (
    <span className={css['brand']}>
      <svg className={css['mark']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M4 6h6v4h4V6h4v4h4V6h6v12c0 5-5 8-12 10C9 26 4 23 4 18z" />
      </svg>
      {t('public:product')}
    </span>
  )
}
