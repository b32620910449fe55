import { exportedAmount, type ExportColumns } from '../../platform/exports/export.ts'
import type { Account } from './model.ts'
import { locationLine } from './location-line.ts'

/** The columns of exported accounts. Times are UTC. */
export const accountExport: ExportColumns<Account> = {
  columns: {
    name: { header: 'portal:field.company', value: ({ name }) => name },
    agencyName: { header: 'portal:field.agency', value: ({ agencyName }) => agencyName },
    status: {
      header: 'accounts:field.status',
      value: ({ status }, { label }) => label('accounts:status', status),
    },
    place: { header: 'accounts:field.place', value: locationLine },
    industry: {
      header: 'accounts:field.industry',
      value: ({ naicsDescription, naicsCode }) => naicsDescription ?? naicsCode,
    },
    revenue: {
      header: 'accounts:field.revenue',
      // unknown revenue is empty, not 0
      value: ({ revenue }) => (revenue > 0 ? exportedAmount(revenue) : ''),
      isMoney: true,
    },
    profileScore: {
      header: 'accounts:field.profileScore',
      value: ({ profileScore }) => String(profileScore),
    },
    domainName: { header: 'accounts:field.domain', value: ({ domainName = '' }) => domainName },
    created: { header: 'portal:field.created', value: ({ created }) => created },
    modified: { header: 'accounts:field.modified', value: ({ modified }) => modified },
  },
  currencyOf: ({ currency }) => currency,
}
