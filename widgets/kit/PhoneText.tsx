import { useEffect, useState } from 'react'
import type { Region } from '#core/foundation/region/regions.ts'
import {
  $phoneNumbers,
  loadPhoneNumbers,
  readablePhone,
} from '#core/foundation/validation/phone.ts'
import { useStore } from '../react/use-store.ts'

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
  const plans = useStore($phoneNumbers)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (text !== '') void loadPhoneNumbers().then(() => setFailed(true))
  }, [text])
  return plans === undefined && !hasFailed ? '' : readablePhone(region, text)
}
