import type { Region } from '#core/foundation/region/regions.ts'
import { readablePhone } from '#core/foundation/validation/phone.ts'
import { usePhoneNumbers } from './use-phone-numbers.ts'

interface PhoneTextProps {
  readonly region: Region
  /** The stored number. */
  readonly text: string
}

/**
 * A phone number for a viewer in the region. It is empty while the numbering plans load, and shows
 * the stored digits if they cannot be loaded.
 */
export function PhoneText({ region, text }: PhoneTextProps) {
  const { isLoading } = usePhoneNumbers(text !== '')
  return isLoading ? '' : readablePhone(region, text)
}
