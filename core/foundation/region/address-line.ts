import { regionTable, type Region } from './regions.ts'

type Part = string | null | undefined

/** The place of an address as records have it. */
export interface Place {
  readonly city?: Part
  readonly state?: Part
  readonly zipCode?: Part
}

/** An address as records have it. */
export interface Address extends Place {
  readonly address1?: Part
  readonly address2?: Part
}

const joined = (parts: readonly Part[], separator: string): string =>
  parts.filter(Boolean).join(separator)

/** Town, state and postcode as the region writes them: `Austin, TX 78701`, `Sydney NSW 2000`. */
export const placeLine = (region: Region, { city, state, zipCode }: Place): string =>
  joined([city, joined([state, zipCode], ' ')], regionTable[region].afterTown)

/** The whole address in one line. */
export const addressLine = (region: Region, address: Address): string =>
  joined([address.address1, address.address2, placeLine(region, address)], ', ')
