/** An address as records have it. */
interface Address {
  readonly address1?: string | undefined
  readonly address2?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zipCode?: string | undefined
}

/** The whole address in one line. */
export const addressLine = ({ address1, address2, city, state, zipCode }: Address): string =>
  [address1, address2, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
