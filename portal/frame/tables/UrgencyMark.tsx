import type { Urgency } from '#core/platform/tables/urgency.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './urgency-mark.styles.css'

/** An icon next to the title of an urgent row. Cards show the reason; elsewhere it is a tooltip. */
export const UrgencyMark = ({ urgency }: { readonly urgency: Urgency }) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const text = t(urgency.text, { count: urgency.days })
  return (
    <span className={css['mark']} data-level={urgency.level} title={text}>
      <Icon name={urgency.level === 'overdue' ? 'warning' : 'clock'} />
      <span className={css['text']}>{text}</span>
    </span>
  )
}
