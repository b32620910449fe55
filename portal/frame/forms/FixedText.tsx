import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './page-form.styles.css'

interface FixedTextProps {
  readonly label: string
  readonly text: string | undefined
  readonly name: string
}

/**
 * A value of a form that cannot be changed. Password managers read it as the user name of the
 * form's password.
 */
export const FixedText = ({ label, text, name }: FixedTextProps) => {
  const css = useStyles(styles)
  if (text === undefined) return null
  return (
    <div className={css['fixed']}>
      <span className={css['fixedLabel']}>{label}</span>
      <span className={css['fixedText']}>{text}</span>
      <input name={name} autoComplete="username" value={text} readOnly hidden />
    </div>
  )
}
