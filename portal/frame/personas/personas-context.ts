import { createContext, use } from 'react'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { Persona } from './persona.ts'

/** The persona of an account type; `UNKNOWN`, and types newer than this client, have none. */
export type PersonaFor = (accountType: AccountType | 'unknown') => Persona | undefined

/** The personas of the portal, looked up by account type. */
export const PersonasContext = createContext<PersonaFor>(() => undefined)

export const usePersonaFor = (): PersonaFor => use(PersonasContext)
