import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import styles from '../../frame/parts/facts.styles.css'

/** Marks a value from the register. */
export const FromRegister = () => {
  const css = useStyles(styles)
  const t = useWording('account-form')
  return <div className={css['mark']}>{t('account-form:details.fromRegister')}</div>
}
