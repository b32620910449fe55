import { addressOf, type AddressParams } from '../screens/screen.ts'
import type { Persona } from './persona.ts'

/** The address of a persona's screen: `/agency/dashboard`. */
export const screenPath = <Address extends string>(
  persona: Persona,
  screen: { readonly address: Address },
  ...params: AddressParams<Address>
): string => `/${persona.id}${addressOf(screen, ...params)}`
