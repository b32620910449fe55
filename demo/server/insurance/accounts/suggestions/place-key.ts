import { nameKey, postalKey } from '../../register/keys.ts'

/** The key of a company at its place, the same for an account and for the register. */
export const placeKey = ({
  name,
  state,
  zipCode,
}: {
  readonly name: string
  readonly state: string | null
  readonly zipCode: string | null
}): string => `${nameKey(name)}|${state ?? postalKey(zipCode ?? '')}`
