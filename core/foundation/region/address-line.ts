import { regionTable, type Region } from './regions.ts'

type Part = string | null | undefined

/** The place of an address in a record. */
export interface Place {
  readonly city?: Part
  readonly state?: Part
  readonly zipCode?: Part
}

/** An address in a record. */
export interface Address extends Place {
  readonly address1?: Part
  readonly address2?: Part
}

const joined = (parts: readonly Part[], separator: string): string =>
  parts.filter(Boolean).join(separator)

/** Town, state and postcode in the format of the region: `Austin, TX 78701`, `Sydney NSW 2000`. */
export const placeLine = (region: Region, { city, state, zipCode }: Place): string =>
  joined([city, joined([state, zipCode], ' ')], regionTable[region].townSeparator)

/** The whole address on one line. */
export const addressLine = (region: Region, address: Address): string =>
  joined([address.address1, address.address2, placeLine(region, address)], ', ')
