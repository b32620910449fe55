import { admin } from './admin.ts'
import { agency } from './agency.ts'
import { customer } from './customer.ts'
import { mssp } from './mssp.ts'
import { carrier, cluster, da, pool, premiumprocessor, reinsurer, vendor } from './others.ts'
import type { Persona, PersonaId } from '../frame/personas/persona.ts'
import type { PersonaFor } from '../frame/personas/use-persona.ts'

/** Every persona by its base path. */
export const personas = {
  admin,
  agency,
  customer,
  da,
  mssp,
  carrier,
  vendor,
  cluster,
  reinsurer,
  premiumprocessor,
  pool,
} as const satisfies { readonly [Id in PersonaId]: Persona & { readonly id: Id } }

/** Returns the persona of an account type. `UNKNOWN` and types newer than this client have none. */
export const personaFor: PersonaFor = (accountType) =>
  Object.values<Persona>(personas).find((persona) => persona.accountType === accountType)
