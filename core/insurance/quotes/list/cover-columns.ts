import { exportedAmount, type ExportColumn } from '../../../platform/exports/export.ts'

/** The fields that exported quotes and policies share. */
interface Cover {
  readonly companyName: string
  readonly agencyName: string
  readonly limit: number
  readonly totalPremium: number
  readonly effectiveDate: string
  readonly created: string
}

/** Columns that exported quotes and policies share. Times are UTC. */
export const coverColumns = {
  companyName: { header: 'portal:field.company', value: ({ companyName }) => companyName },
  agencyName: { header: 'portal:field.agency', value: ({ agencyName }) => agencyName },
  limit: {
    header: 'portal:field.limit',
    value: ({ limit }) => exportedAmount(limit),
    isMoney: true,
  },
  totalPremium: {
    header: 'portal:field.totalPremium',
    value: ({ totalPremium }) => exportedAmount(totalPremium),
    isMoney: true,
  },
  effectiveDate: { header: 'portal:field.effective', value: ({ effectiveDate }) => effectiveDate },
  created: { header: 'portal:field.created', value: ({ created }) => created },
} as const satisfies Readonly<Record<string, ExportColumn<Cover>>>
