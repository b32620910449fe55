import { useEffect, useState } from 'react'
import { $phoneNumbers, loadPhoneNumbers } from '#core/foundation/validation/phone.ts'
import { useStore } from '../react/use-store.ts'

/** The numbering plans, and whether they are still loading. */
interface PhonePlans {
  readonly plans: ReturnType<typeof $phoneNumbers.get>
  readonly isLoading: boolean
}

/** Loads the numbering plans when they are needed, and rerenders with them. */
export function usePhoneNumbers(isNeeded: boolean): PhonePlans {
  const plans = useStore($phoneNumbers)
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => {
    if (isNeeded) void loadPhoneNumbers().then(() => setHasEnded(true))
  }, [isNeeded])
  return { plans, isLoading: isNeeded && plans === undefined && !hasEnded }
}
