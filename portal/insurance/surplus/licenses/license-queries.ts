import {
  searchAllSurplusLicenses,
  searchSurplusLicenses,
} from '#core/insurance/surplus/license-endpoints.ts'

/** The endpoints whose responses contain licenses. */
export const licenseQueries = [searchSurplusLicenses, searchAllSurplusLicenses] as const
