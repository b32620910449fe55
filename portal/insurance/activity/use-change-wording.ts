import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import { useWording } from '#widgets/react/use-wording.ts'

/** Loads the texts of changed fields and their values, besides the given ones. */
export const useChangeWording = (...more: readonly Namespace[]) =>
  useWording(
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
