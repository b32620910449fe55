import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { basePathOf } from '#core/identity/session/rules.ts'
import type { Persona, PersonaId } from './persona.ts'
import { addressOf, type AddressParams } from '../screens/screen.ts'

const paths: Readonly<Partial<Record<string, PersonaId>>> = basePathOf
const ids: readonly string[] = Object.values(basePathOf)

/** Whether a first path segment is a persona's area. */
export const isPersonaId = (segment: string): segment is PersonaId => ids.includes(segment)

/**
 * The dashboard address of an account type, `/agency/dashboard`. `UNKNOWN` and types newer than
 * this client have none.
 */
export const homeOf = (accountType: AccountType | 'unknown'): string | undefined => {
  const path = paths[accountType]
  return path === undefined ? undefined : `/${path}/dashboard`
}

/** The address of a persona's screen: `/agency/dashboard`. */
export const screenPath = <Address extends string>(
  persona: Persona,
  screen: { readonly address: Address },
  ...params: AddressParams<Address>
): string => `/${persona.id}${addressOf(screen, ...params)}`

/** The path of the user's profile below a persona's base path. */
export const profileAddress = '/manage/me'

/** The address of the user's own profile: `/agency/manage/me`. */
export const profilePath = (persona: Persona): string => `/${persona.id}${profileAddress}`

/** The address for setting up a second factor (spec 1 §2). */
export const mfaSetUpPath = (persona: Persona): string => `${profilePath(persona)}?tab=mfa`
