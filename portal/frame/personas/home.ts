import type { AccountType } from '#core/directory/organisations/account-type.ts'
import { basePathOf } from '#core/identity/session/rules.ts'
import type { PersonaId } from './persona.ts'

const paths: Readonly<Partial<Record<string, PersonaId>>> = basePathOf
const ids: readonly string[] = Object.values(basePathOf)

/** Whether a first path segment is the area of a persona. */
export const isPersonaId = (segment: string): segment is PersonaId => ids.includes(segment)

/**
 * The dashboard of an account type, `/agency/dashboard`; `UNKNOWN`, and types newer than this
 * client, have none.
 */
export const homeOf = (accountType: AccountType | 'unknown'): string | undefined => {
  const path = paths[accountType]
  return path === undefined ? undefined : `/${path}/dashboard`
}
