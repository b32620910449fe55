import { useStyles } from '#widgets/react/use-styles.ts'
import { Icon } from '../icons/Icon.tsx'
import type { TriggerButton } from './use-floating.ts'
import styles from './icon-button.styles.css'

/** The button of a menu with further actions: three dots and a name. */
export const useMoreButton = (label: string): TriggerButton => {
  const css = useStyles(styles)
  return {
    className: css['button'],
    'aria-label': label,
    title: label,
    children: <Icon name="more" />,
  }
}
