import type { Region } from '#core/foundation/region/regions.ts'
import { readablePhone } from '#core/foundation/validation/phone.ts'
import { usePhoneNumbers } from './use-phone-numbers.ts'

interface PhoneTextProps {
  readonly region: Region
  /** The stored number. */
  readonly text: string
}

/** A phone number for a reader of the region. */
export function PhoneText({ region, text }: PhoneTextProps) {
  usePhoneNumbers(text !== '')
  return readablePhone(region, text)
}
