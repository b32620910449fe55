import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import fieldStyles from './field.styles.css'
import { Icon } from './Icon.tsx'

/** Longer texts are cut in the message. */
const longest = 24

interface RefusedNumberProps {
  readonly id: string
  /** What was put into the field. */
  readonly text: string
  /** A number as the field takes it. */
  readonly example: string
}

/** Says what a number field did not take. */
export function RefusedNumber({ id, text, example }: RefusedNumberProps) {
  const css = useStyles(fieldStyles)
  const t = useWording('errors')
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text
  return (
    <p className={css['error']} id={id} role="alert">
      <Icon name="error" /> {t('errors:numberRefused', { text: short, example })}
    </p>
  )
}
