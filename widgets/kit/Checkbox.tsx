import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import toggleStyles from './toggle.styles.css'
import { useFrozenDuringPress } from './use-frozen-during-press.ts'
import hiddenStyles from './visually-hidden.styles.css'

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode
  /** A secondary line. */
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly onValue?: ((checked: boolean) => void) | undefined
  readonly hideLabel?: boolean
  /** Looks like a switch, for values that apply at once. */
  readonly toggle?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A check box. `aria-disabled` keeps it focusable for a tooltip that explains why it cannot be
 * changed.
 */
export function Checkbox({
  label,
  hint,
  error: newestError,
  onValue,
  onChange,
  hideLabel = false,
  toggle = false,
  className,
  ...rest
}: CheckboxProps) {
  const hidden = useStyles(hiddenStyles)
  const css = useStyles(toggleStyles)
  const id = useId()
  const error = useFrozenDuringPress(newestError)
  const inert = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const described = classNames(
    rest['aria-describedby'],
    hint !== undefined && `${id}-hint`,
    error !== undefined && error !== '' && `${id}-error`,
  )
  return (
    <div className={classNames(css['row'], className)}>
      <input
        {...rest}
        id={rest.id ?? id}
        type="checkbox"
        role={toggle ? 'switch' : undefined}
        className={toggle ? css['switch'] : css['check']}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onClick={(event) => {
          if (inert) event.preventDefault()
          rest.onClick?.(event)
        }}
        onChange={(event) => {
          if (inert) return
          onChange?.(event)
          onValue?.(event.target.checked)
        }}
      />
      <label htmlFor={rest.id ?? id} className={hideLabel ? hidden['hidden'] : css['label']}>
        {label}
        {hint !== undefined && (
          <span className={css['hint']} id={`${id}-hint`}>
            {hint}
          </span>
        )}
        {error !== undefined && error !== '' && (
          <span className={css['error']} part="error" id={`${id}-error`}>
            {error}
          </span>
        )}
      </label>
    </div>
  )
}
