import { use } from 'react'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { accountPartsOf, type AccountExtras } from './account-part.ts'

/** What the parts that the persona has add to the account page, by the parts' ids. */
export const useAccountExtras = (): readonly (readonly [id: string, extras: AccountExtras])[] => {
  const parts = accountPartsOf(usePersona())
  return parts.flatMap(({ part: { id, extras } }) =>
    // Each call gives the same promise, and the parts of a persona never change.
    extras === undefined ? [] : [[id, use(extras())] as const],
  )
}
