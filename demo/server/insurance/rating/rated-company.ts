import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'

/** The company details that affect a price, as accounts have them. */
interface RatedDetails {
  readonly name: string
  readonly naicsCode: string
  readonly revenue: number
  readonly nonUsRevenue?: number | null | undefined
  readonly state?: string | null | undefined
  readonly zipCode?: string | null | undefined
}

/** The company of a calculator's input from an account's details. */
export const ratedCompanyOf = (
  region: Region,
  { name, naicsCode, revenue, nonUsRevenue, state, zipCode }: RatedDetails,
) => {
  const { locationField } = regionTable[region]
  const { splitsRevenue = false } = insuranceDataOf[region]
  return {
    name,
    naicsCode,
    revenue,
    ...(splitsRevenue && typeof nonUsRevenue === 'number' && { nonUsRevenue }),
    ...(locationField === 'state' ? state && { state } : zipCode && { postcode: zipCode }),
  }
}

/** Fields of the details by field of the calculator. */
const detailsFields: Readonly<Record<string, string>> = { postcode: 'zipCode' }

/** The details field of an error about the calculator's company. */
export const detailsFieldOf = (field: string): string => {
  const own = field.replace(/^(initialRequestData\.)?account\./, '')
  return detailsFields[own] ?? own
}
