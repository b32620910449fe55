import { regionTable, type Region } from '#core/foundation/region/regions.ts'

/** The details of a company that a price depends on, as accounts have them. */
interface RatedDetails {
  readonly name: string
  readonly naicsCode: string
  readonly revenue: number
  readonly nonUsRevenue?: number | null | undefined
  readonly state?: string | null | undefined
  readonly zipCode?: string | null | undefined
}

/** The company of a calculator's input from the details of an account. */
export const ratedCompanyOf = (
  region: Region,
  { name, naicsCode, revenue, nonUsRevenue, state, zipCode }: RatedDetails,
) => {
  const { insuredPlace, splitsRevenue = false } = regionTable[region]
  return {
    name,
    naicsCode,
    revenue,
    ...(splitsRevenue && typeof nonUsRevenue === 'number' && { nonUsRevenue }),
    ...(insuredPlace === 'state' ? state && { state } : zipCode && { postcode: zipCode }),
  }
}

/** Fields of the details for fields of the calculator. */
const detailsFields: Readonly<Record<string, string>> = { postcode: 'zipCode' }

/** The field of the details that an error of the calculator's company is about. */
export const detailsFieldOf = (field: string): string => {
  const own = field.replace(/^(initialRequestData\.)?account\./, '')
  return detailsFields[own] ?? own
}
