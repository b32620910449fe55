import type { Account } from './model.ts'

type Placed = Pick<Account, 'city' | 'state' | 'zipCode'>

/** Town and state of an account, or its postcode where there is no state. */
export const placeOf = ({ city, state, zipCode }: Placed): string =>
  [city, state ?? zipCode].filter(Boolean).join(', ')
