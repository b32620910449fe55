import { placeLine } from '../../foundation/region/address-line.ts'
import type { Account } from './model.ts'

type Placed = Pick<Account, 'region' | 'city' | 'state' | 'zipCode'>

/** Town and state of an account, or its postcode in regions without states. */
export const locationLine = ({ region, city, state, zipCode }: Placed): string =>
  placeLine(region, state ? { city, state } : { city, zipCode })
