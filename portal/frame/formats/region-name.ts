import { regionTable, type Region } from '#core/foundation/region/regions.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The country of a region, by name. */
export const regionName = (region: Region): string =>
  countries.of(new Intl.Locale(regionTable[region].locale).region ?? region) ?? region
