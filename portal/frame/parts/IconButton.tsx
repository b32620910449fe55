import type { ComponentProps } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './icon-button.styles.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  readonly icon: IconName
  /** Its name for everyone who does not see the icon; also its tooltip. */
  readonly label: string
}

/** A button that shows only an icon. */
export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => {
  const css = useStyles(styles)
  return (
    <button type="button" {...rest} className={css['button']} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}
