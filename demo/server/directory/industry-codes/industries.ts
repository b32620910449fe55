import type { Region } from '#core/foundation/region/regions.ts'
import { serverFactsOf } from '#core/foundation/region/server-facts.ts'
import { industrySchemes, type Industry, type IndustryScheme } from './schemes.ts'

export type { Industry } from './schemes.ts'

/** The industry classification of a region. */
export const schemeOf = (region: Region): IndustryScheme =>
  industrySchemes[serverFactsOf[region].industryScheme]

const tables = new Map<Region, ReadonlyMap<string, Industry>>()

/** The industry table of a region by code; read once. */
export const industriesOf = (region: Region): ReadonlyMap<string, Industry> => {
  const known = tables.get(region)
  if (known !== undefined) return known
  const table = new Map(
    schemeOf(region)
      .read()
      .map((industry) => [industry.code, industry]),
  )
  tables.set(region, table)
  return table
}

/** The industry of a code, with a lost leading zero restored; undefined when the table has none. */
export const findIndustry = (region: Region, code: string): Industry | undefined => {
  const table = industriesOf(region)
  return table.get(code) ?? table.get(code.padStart(schemeOf(region).fullLength, '0'))
}
