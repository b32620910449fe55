import type {
  AuthorityScope,
  AuthorityEntry,
} from '#core/directory/underwriting-authority/model.ts'
import { type Region, regionTable } from '#core/foundation/region/regions.ts'
import type { AuthorityLine } from '#core/directory/underwriting-authority/lines.ts'

/** The holder's own limits in a region and line of business; undefined if the role's apply. */
export const holderLimits = (
  content: readonly AuthorityEntry[],
  { kind, id, region, line }: Required<AuthorityScope>,
): AuthorityEntry | undefined =>
  content.find(
    (each) =>
      each.holder.id === id &&
      each.holder.kind === kind &&
      each.region === region &&
      each.line === line,
  )

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The country name of a region. */
export const regionName = (region: Region): string =>
  countries.of(new Intl.Locale(regionTable[region].locale).region ?? region) ?? region

/** The label of a line of business, or of all lines. */
export const lineKey = (line: AuthorityLine) =>
  line === 'all' ? ('authority:allLines' as const) : (`products:lines.${line}` as const)
