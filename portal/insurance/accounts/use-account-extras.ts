import { use } from 'react'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { accountPartsOf, type AccountExtras } from './account-part.ts'

/** The extras of the persona's account parts, by part id. */
export const useAccountExtras = (): readonly (readonly [id: string, extras: AccountExtras])[] => {
  const parts = accountPartsOf(usePersona())
  return parts.flatMap(({ part: { id, extras } }) =>
    // The promise is the same in each render, and a persona's parts never change.
    extras === undefined ? [] : [[id, use(extras())] as const],
  )
}
