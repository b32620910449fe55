import type { Region } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { readIndustryText } from './code-text.ts'
import { industrySchemes, type Industry, type IndustryScheme } from './schemes.ts'

export type { Industry } from './schemes.ts'

/** The industry classification of a region. */
export const schemeOf = (region: Region): IndustryScheme =>
  industrySchemes[serverDataOf[region].industryScheme]

type Table = ReadonlyMap<string, Industry>

const byCode = (industries: readonly Industry[]): Table =>
  new Map(industries.map((industry) => [industry.code, industry]))

const tables = new Map<Region, { readonly searched: Table; readonly all: Table }>()

const tablesOf = (region: Region) => {
  const known = tables.get(region)
  if (known !== undefined) return known
  const { read, readOthers } = schemeOf(region)
  const searched = read()
  const table = { searched: byCode(searched), all: byCode([...searched, ...readOthers()]) }
  tables.set(region, table)
  return table
}

/** The industries of a region that a search by words finds, by code. */
export const industriesOf = (region: Region): Table => tablesOf(region).searched

/** All industries of a region by code, including sectors, divided classes and newer codes. */
export const allIndustriesOf = (region: Region): Table => tablesOf(region).all

const plainWords = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/**
 * The industry that a text identifies: by its exact code, by a common spelling (`NAICS 541511`,
 * `62.01`, `31`), without the leading zero, or followed by its description. Undefined when no
 * industry or more than one matches.
 */
export const findIndustry = (region: Region, text: string): Industry | undefined => {
  const { all } = tablesOf(region)
  const exact = all.get(text)
  if (exact !== undefined) return exact
  const { codes, description } = readIndustryText(serverDataOf[region].industryScheme, text)
  const [found, ...others] = codes.flatMap((code) => all.get(code) ?? [])
  if (found === undefined || others.length > 0) return undefined
  const isOther =
    description !== undefined && plainWords(description) !== plainWords(found.description)
  return isOther ? undefined : found
}

/** The code of the industry that a text identifies; the text itself when it identifies none. */
export const knownCode = (region: Region, text: string): string =>
  findIndustry(region, text)?.code ?? text
