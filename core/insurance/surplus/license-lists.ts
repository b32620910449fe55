import { anyOf, ids, list } from '../../platform/lists/list.ts'
import { searchAllSurplusLicenses, searchSurplusLicenses } from './license-endpoints.ts'

const confirmations = ['confirmed', 'unconfirmed'] as const

/** Whether staff have confirmed a license. */
export type LicenseConfirmation = (typeof confirmations)[number]

/** Surplus lines licenses, by state. */
export const surplusLicenseList = list({
  endpoint: searchSurplusLicenses,
  sorts: ['brokerLastName', 'surplusLicenseNumber', 'surplusLinesState', 'created'],
  defaultSort: 'surplusLinesState,asc',
  filters: { agencyId: ids, confirmation: anyOf(confirmations) },
  isSearched: true,
  isDated: true,
})

/** Those of every agency, for administrators; the same list otherwise. */
export const allSurplusLicenseList = list({
  ...surplusLicenseList,
  endpoint: searchAllSurplusLicenses,
})
