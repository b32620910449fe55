import { createContext, use } from 'react'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { useStore } from '#widgets/react/use-store.ts'
import type { Persona } from './persona.ts'
import { usePortal } from '../platform/use-portal.ts'

/** Returns the persona of an account type. `UNKNOWN` and types newer than this client have none. */
export type PersonaFor = (accountType: AccountType | 'unknown') => Persona | undefined

/** The personas of the portal, looked up by account type. */
export const PersonasContext = createContext<PersonaFor>(() => undefined)

export const usePersonaFor = (): PersonaFor => use(PersonasContext)

/** The persona of the signed-in user; the shell's route requires one. */
export const usePersona = (): Persona => {
  const { session } = usePortal()
  const personaFor = usePersonaFor()
  const user = useStore(session.$user)
  const persona = user && personaFor(user.accountType)
  if (!persona) throw new Error('No persona: nobody is signed in')
  return persona
}
