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
  isSearchable: true,
  hasDateFilter: true,
})

/** The same list across all agencies, for administrators. */
export const allSurplusLicenseList = list({
  ...surplusLicenseList,
  endpoint: searchAllSurplusLicenses,
})
