import { exportedAmount, type ExportColumns } from '../../platform/exports/export.ts'
import type { SubmissionRow } from './model.ts'

/** The columns of exported submissions. Times are UTC; a confidence score is 0 to 1. */
export const submissionExport: ExportColumns<SubmissionRow> = {
  columns: {
    submissionNumber: {
      header: 'submission-lifecycle:field.number',
      value: ({ submissionNumber }) => submissionNumber,
    },
    accountName: { header: 'portal:field.company', value: ({ accountName }) => accountName },
    agencyName: { header: 'portal:field.agency', value: ({ agencyName }) => agencyName },
    status: {
      header: 'submission-lifecycle:field.status',
      value: ({ status }, { label }) => label('submissions:status', status),
    },
    progress: {
      header: 'submission-lifecycle:field.progress',
      value: ({ operationalStatus }, { label }) =>
        label('submissions:operationalStatus', operationalStatus),
    },
    businessType: {
      header: 'submission-lifecycle:field.businessType',
      value: ({ businessType }, { label }) => label('submissions:businessType', businessType),
    },
    confidence: {
      header: 'submission-lifecycle:field.confidence',
      value: ({ confidence }) => String(confidence ?? ''),
    },
    owner: {
      header: 'submission-lifecycle:field.owner',
      value: ({ ownerName }) => ownerName ?? '',
    },
    team: { header: 'submission-lifecycle:field.team', value: ({ teamName }) => teamName ?? '' },
    quote: {
      header: 'submission-lifecycle:field.quote',
      value: ({ quote }) => quote?.quoteNumber ?? '',
    },
    quotePremium: {
      header: 'submission-lifecycle:field.quotePremium',
      value: ({ quote }) => (quote === null ? '' : exportedAmount(quote.totalPremium)),
      isMoney: true,
    },
    expiryDate: {
      header: 'submission-lifecycle:field.expires',
      value: ({ expiryDate }) => expiryDate,
    },
    submitter: {
      header: 'submission-lifecycle:field.submitter',
      value: ({ submitterName }) => submitterName,
    },
    source: {
      header: 'submission-lifecycle:field.source',
      value: ({ source }, { label }) => label('submissions:source', source),
    },
    created: { header: 'portal:field.created', value: ({ created }) => created },
    modified: { header: 'submission-lifecycle:field.modified', value: ({ modified }) => modified },
  },
  currencyOf: ({ currency }) => currency,
}
