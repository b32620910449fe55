import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import {
  addressParts,
  type AddressCheck,
  type AddressPart,
} from '#core/insurance/register/model.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import type { Database } from '../../kernel/services.ts'
import { isStaff, type Viewer } from '../../kernel/viewer.ts'
import { postalKey, streetKey } from './keys.ts'
import { registerStreets as streets, type StreetRecord } from './tables.ts'

/** An address as entered. */
export interface EnteredAddress {
  readonly address1: string
  readonly address2?: string | undefined
  readonly city: string
  readonly zipCode: string
}

/** One postal code or street has few rows; this limits a faulty register. */
const maxRows = 500

/** The possible streets of an address: each comma-separated part of both lines. */
const streetKeysOf = ({ address1, address2 = '' }: EnteredAddress): readonly string[] =>
  [...address1.split(','), ...address2.split(',')].map(streetKey).filter(Boolean)

/** The parts of an address that a row of the register confirms. */
const confirmedBy = (row: StreetRecord, address: EnteredAddress): readonly AddressPart[] => {
  const isConfirmed: Readonly<Record<AddressPart, boolean>> = {
    address1: streetKeysOf(address).includes(row.streetKey),
    city: row.townKey === nameKey(address.city),
    zipCode: row.postalKey === postalKey(address.zipCode),
  }
  return addressParts.filter((part) => isConfirmed[part])
}

const shown = (row: StreetRecord, part: AddressPart): string =>
  ({ address1: row.street, city: row.town, zipCode: row.zipCode })[part]

const rowsWhere = (database: Database, region: Region, where: SQL | undefined, max = maxRows) =>
  database
    .handle()
    .select()
    .from(streets)
    .where(and(eq(streets.region, region), where))
    .limit(max)

/** Whether a region has a register of addresses. */
const isChecked = async (database: Database, region: Region): Promise<boolean> =>
  (await rowsWhere(database, region, undefined, 1)).length > 0

/** Rows with the same postal code, or with the same street and town, otherwise with the same town. */
const candidatesOf = async (
  database: Database,
  region: Region,
  address: EnteredAddress,
): Promise<readonly StreetRecord[]> => {
  const isTown = eq(streets.townKey, nameKey(address.city))
  const named = streetKeysOf(address)
  const near = await rowsWhere(
    database,
    region,
    or(
      eq(streets.postalKey, postalKey(address.zipCode)),
      and(isTown, named.length > 0 ? inArray(streets.streetKey, [...named]) : undefined),
    ),
  )
  return near.length > 0 ? near : rowsWhere(database, region, isTown, 1)
}

/**
 * Checks an address against the register: the row that confirms most of it decides, and the parts that it
 * does not confirm are unverified (spec 3 §5). Suggests the register's own value if the row confirms at
 * least one other part besides the town.
 */
export const checkAddress = async (
  database: Database,
  region: Region,
  address: EnteredAddress,
): Promise<Pick<AddressCheck, 'status' | 'unverified'>> => {
  const rows = await candidatesOf(database, region, address)
  if (rows.length === 0 && !(await isChecked(database, region)))
    return { status: 'unchecked', unverified: [] }
  const best = rows
    .map((row) => ({ row, confirmed: confirmedBy(row, address) }))
    .toSorted((a, b) => b.confirmed.length - a.confirmed.length)[0]
  const unverified = addressParts.filter((part) => !best?.confirmed.includes(part))
  if (unverified.length === 0) return { status: 'verified', unverified: [] }
  const suggests = best !== undefined && best.confirmed.length === addressParts.length - 1
  return {
    status: 'unverified',
    unverified: unverified.map((field) =>
      suggests ? { field, suggestion: shown(best.row, field) } : { field },
    ),
  }
}

/** Whether a viewer may use an unverified address: provider staff only (spec 3 §5). */
export const canConfirmAddress = (viewer: Viewer): boolean => isStaff(viewer)
