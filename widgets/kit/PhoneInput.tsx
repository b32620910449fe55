import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { TextInput } from './TextInput.tsx'

export interface PhoneInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'prefix'
> {
  readonly region: Region
  /** The typed text. It is formatted on blur, and stored values are shown formatted. */
  readonly value: string
  readonly onValue: (text: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A phone number of a region, `+1 (512) 555-0143`. `phoneError` returns its error. */
export function PhoneInput({
  region,
  value,
  onValue,
  className,
  onBlur,
  ...rest
}: PhoneInputProps) {
  const css = useStyles(controlStyles)
  const { dial, showsDialCode } = regionTable[region].phone
  const [isEditing, setIsEditing] = useState(false)
  const formatted = formatPhone(region, value)
  const text = isEditing ? value : formatted
  // a foreign number contains its own dial code
  const showsDial = showsDialCode && !text.trimStart().startsWith('+')
  const box = (
    <TextInput
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      numeric
      value={text}
      className={classNames(showsDialCode && css['padDial'], className)}
      onValue={(text) => {
        setIsEditing(true)
        onValue(text)
      }}
      onBlur={(event) => {
        // a field that was not edited keeps its stored value
        if (isEditing) onValue(formatted)
        setIsEditing(false)
        onBlur?.(event)
      }}
    />
  )
  if (!showsDialCode) return box
  return (
    <span className={css['affixed']}>
      <span className={classNames(css['affix'], css['before'])} aria-hidden="true">
        {showsDial && `+${dial}`}
      </span>
      {box}
    </span>
  )
}
