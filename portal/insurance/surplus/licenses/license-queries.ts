import {
  searchAllSurplusLicenses,
  searchSurplusLicenses,
} from '#core/insurance/surplus/license-endpoints.ts'

/** The calls whose answers show licenses. */
export const showsLicenses = [searchSurplusLicenses, searchAllSurplusLicenses] as const
