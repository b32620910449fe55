import type { CSSProperties, InputHTMLAttributes } from 'react'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import { useControl } from './field-context.ts'
import rangeStyles from './range.styles.css'

export interface RangeInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'type'
> {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onValue: (value: number) => void
  /** The text for screen readers in place of the number: `$2,000,000`. */
  readonly valueText?: string
}

/** A slider. */
export function RangeInput({
  value,
  min,
  max,
  onValue,
  valueText,
  className,
  ...rest
}: RangeInputProps) {
  const css = useStyles(rangeStyles)
  const { required: _required, ...control } = useControl()
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0
  // React's style type does not include custom properties.
  const style = { '--filled': `${filled}%` } as CSSProperties
  return (
    <input
      {...control}
      {...rest}
      type="range"
      className={classNames(css['range'], className)}
      min={min}
      max={max}
      value={value}
      aria-valuetext={valueText}
      style={style}
      onChange={(event) => onValue(event.target.valueAsNumber)}
    />
  )
}
