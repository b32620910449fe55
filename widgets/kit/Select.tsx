import type { Ref, SelectHTMLAttributes } from 'react'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { useControl } from './field-context.ts'
import { Icon } from './Icon.tsx'
import selectStyles from './select.styles.css'

export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectProps<Value extends string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'defaultValue'
> {
  readonly choices: readonly Choice<Value>[]
  readonly value?: Value | '' | undefined
  readonly onValue?: ((value: Value) => void) | undefined
  /** Shown while nothing is selected; not selectable itself. */
  readonly placeholder?: string
  /** Whether more choices are loading. */
  readonly loading?: boolean
  readonly ref?: Ref<HTMLSelectElement>
}

/** The native select, which works with every keyboard, phone and screen reader. */
export function Select<Value extends string>({
  choices,
  value,
  onValue,
  onChange,
  placeholder,
  loading = false,
  className,
  ...rest
}: SelectProps<Value>) {
  const control = useStyles(controlStyles)
  const css = useStyles(selectStyles)
  const wiring = useControl()
  const t = useWording('element')
  return (
    <span className={css['box']}>
      <select
        {...wiring}
        {...rest}
        {...(value === undefined && !onValue ? {} : { value: value ?? '' })}
        className={classNames(control['control'], css['select'], className)}
        onChange={(event) => {
          onChange?.(event)
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onValue?.(chosen.value)
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {choices.length === 0 && (
          <option disabled>{t(loading ? 'element:searching' : 'element:noOptions')}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className={css['arrow']} />
    </span>
  )
}
