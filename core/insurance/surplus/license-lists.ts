import { ids, list } from '../../platform/lists/list.ts'
import { searchSurplusLicenses } from './license-endpoints.ts'

/** Surplus lines licenses, by state. */
export const surplusLicenseList = list({
  endpoint: searchSurplusLicenses,
  sorts: ['brokerLastName', 'surplusLicenseNumber', 'surplusLinesState', 'created'],
  defaultSort: 'surplusLinesState,asc',
  filters: { agencyId: ids },
  isSearched: true,
  isDated: false,
})
