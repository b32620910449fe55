import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import { usePhoneNumbers } from '#widgets/kit/use-phone-numbers.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** Loads the texts of changed fields and their values, besides the given ones. */
export const useChangeWording = (...more: readonly Namespace[]) => {
  // phone numbers among the values
  usePhoneNumbers(true)
  return useWording(
    'activity',
    'security',
    'rating',
    'coverages',
    'quotes',
    'subjectivities',
    'submissions',
    'accounts',
    ...more,
  )
}
