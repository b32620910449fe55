import type { ComponentProps } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './icon-button.styles.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  readonly icon: IconName
  /** Its accessible name and tooltip. */
  readonly label: string
  /** Disables it without taking the focus. */
  readonly isInert?: boolean
}

/** A button that shows only an icon. */
export const IconButton = ({ icon, label, isInert = false, onClick, ...rest }: IconButtonProps) => {
  const css = useStyles(styles)
  return (
    <button
      type="button"
      {...rest}
      className={css['button']}
      aria-label={label}
      aria-disabled={isInert || undefined}
      title={label}
      onClick={isInert ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
