import type { ButtonHTMLAttributes, Ref } from 'react'
import { useStyles } from '../react/use-styles.ts'
import buttonStyles from './button.styles.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

/** Use `primary` once per view. `quiet` has no border until hovered. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonLook
  readonly size?: 'small' | 'medium'
  /** While busy, the button keeps its focus and ignores clicks. */
  readonly busy?: boolean
  readonly icon?: IconName
  /** Only the icon is visible. The button needs an `aria-label`. */
  readonly iconOnly?: boolean
  /** As wide as its container. */
  readonly wide?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/**
 * A button. Use `aria-disabled` instead of `disabled` to keep it focusable for a tooltip that
 * explains why.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon,
  iconOnly = false,
  wide = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const css = useStyles(buttonStyles)
  const inert = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        css['button'],
        css[variant],
        css[size],
        iconOnly && css['iconOnly'],
        wide && css['wide'],
        className,
      )}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (inert) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
