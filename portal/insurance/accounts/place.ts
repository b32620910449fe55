import type { Account } from '#core/insurance/accounts/model.ts'

type Placed = Pick<Account, 'city' | 'state' | 'zipCode'>

/** Town and state of an account, or its postcode where there is no state. */
export const placeOf = ({ city, state, zipCode }: Placed): string =>
  [city, state ?? zipCode].filter(Boolean).join(', ')

/** The whole address in one line. */
export const addressLine = (account: Placed & Pick<Account, 'address1' | 'address2'>): string => {
  const { address1, address2, city, state, zipCode } = account
  return [address1, address2, city, [state, zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
}
