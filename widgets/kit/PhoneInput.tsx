import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'
import { loadPhoneNumbers, readablePhone } from '#core/foundation/validation/phone.ts'
import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import controlStyles from './control.styles.css'
import { TextInput } from './TextInput.tsx'
import { usePhoneNumbers } from './use-phone-numbers.ts'

export interface PhoneInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'prefix'
> {
  readonly region: Region
  /** The typed text, or the stored number, which is shown formatted. */
  readonly value: string
  readonly onValue: (text: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A phone number of a region, `+1 (512) 555-0143`. A valid number takes its stored form on blur.
 * The numbering plans are loaded when the field is focused or has a value.
 */
export function PhoneInput({
  region,
  value,
  onValue,
  className,
  onFocus,
  onBlur,
  ...rest
}: PhoneInputProps) {
  const css = useStyles(controlStyles)
  const { dial, showsDialCode } = regionTable[region].phone
  const [isEditing, setIsEditing] = useState(false)
  const { plans } = usePhoneNumbers(value !== '')
  const text = isEditing ? value : readablePhone(region, value)
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
      onFocus={(event) => {
        void loadPhoneNumbers()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        // a field that was not edited keeps its stored value
        if (isEditing) onValue(plans?.storedPhone(region, value) ?? value)
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
