import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './page-form.styles.css'

interface FixedTextProps {
  readonly label: string
  readonly text: string | undefined
  readonly name: string
}

/** A read-only value of a form. Password managers use it as the username. */
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
