import { useEffect } from 'react'
import { $phoneNumbers, loadPhoneNumbers } from '#core/foundation/validation/phone.ts'
import { useStore } from '../react/use-store.ts'

/** Loads the numbering plans when they are needed, and rerenders with them. */
export function usePhoneNumbers(isNeeded: boolean) {
  const plans = useStore($phoneNumbers)
  useEffect(() => {
    if (isNeeded) void loadPhoneNumbers()
  }, [isNeeded])
  return plans
}
