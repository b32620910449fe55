import { certainScore } from '#core/insurance/submissions/fields.ts'
import type { submissionList } from '#core/insurance/submissions/lists.ts'
import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import type { SortOf } from '#core/platform/lists/list.ts'
import { Status } from '../../../frame/parts/Status.tsx'
import { dateWidth, type TableColumn } from '../../../frame/tables/definition.ts'
import { percentOf } from '../percent-of.ts'
import { submissionStatusMarks } from '../submission-status-marks.ts'

/** Columns of tables of submissions. */
export const submissionColumns = {
  submissionNumber: {
    header: 'submission-lifecycle:field.number',
    cell: ({ submissionNumber }) => submissionNumber,
    sortBy: 'submissionNumber',
    width: 140,
  },
  accountName: {
    header: 'portal:field.company',
    cell: ({ accountName }) => <span title={accountName}>{accountName}</span>,
    sortBy: 'accountName',
    width: 220,
  },
  agencyName: {
    header: 'portal:field.agency',
    cell: ({ agencyName }) => <span title={agencyName}>{agencyName}</span>,
    sortBy: 'agencyName',
    width: 180,
  },
  status: {
    header: 'submission-lifecycle:field.status',
    cell: ({ status }) => <Status of={submissionStatusMarks} value={status} isQuiet />,
    sortBy: 'status',
    width: 165,
  },
  progress: {
    header: 'submission-lifecycle:field.progress',
    cell: ({ operationalStatus }, { label }) =>
      label('submissions:operationalStatus', operationalStatus),
    width: 170,
    hidden: true,
  },
  businessType: {
    header: 'submission-lifecycle:field.businessType',
    cell: ({ businessType }, { label }) => label('submissions:businessType', businessType),
    sortBy: 'businessType',
    width: 120,
    hidden: true,
  },
  confidence: {
    header: 'submission-lifecycle:field.confidence',
    cell: ({ confidence }, { t }) =>
      confidence === null || confidence >= certainScore
        ? ''
        : t('submission-lifecycle:values.lowShort', { percent: percentOf(confidence) }),
    width: 140,
  },
  owner: {
    header: 'submission-lifecycle:field.owner',
    cell: ({ ownerName }) => ownerName ?? '',
    width: 130,
  },
  team: {
    header: 'submission-lifecycle:field.team',
    cell: ({ teamName }) => teamName ?? '',
    width: 130,
    hidden: true,
  },
  quote: {
    header: 'submission-lifecycle:field.quote',
    cell: ({ quote }) => quote?.quoteNumber ?? '',
    width: 150,
    hidden: true,
  },
  quotePremium: {
    header: 'submission-lifecycle:field.quotePremium',
    cell: ({ quote, currency }, { money }) =>
      quote === null ? '' : money(quote.totalPremium, currency),
    width: 150,
    align: 'end',
  },
  expiryDate: {
    header: 'submission-lifecycle:field.expires',
    cell: ({ expiryDate }, { day }) => day(expiryDate),
    sortBy: 'expiryDate',
    width: dateWidth,
  },
  submitter: {
    header: 'submission-lifecycle:field.submitter',
    cell: ({ submitterName }) => <span title={submitterName}>{submitterName}</span>,
    width: 150,
    hidden: true,
  },
  source: {
    header: 'submission-lifecycle:field.source',
    cell: ({ source }, { label }) => label('submissions:source', source),
    width: 100,
    hidden: true,
  },
  created: {
    header: 'portal:field.created',
    cell: ({ created }, { instant, dateTime }) => (
      <span title={dateTime(created)}>{instant(created)}</span>
    ),
    sortBy: 'created',
    width: dateWidth,
    hidden: true,
  },
  modified: {
    header: 'submission-lifecycle:field.modified',
    cell: ({ modified }, { instant, dateTime }) => (
      <span title={dateTime(modified)}>{instant(modified)}</span>
    ),
    sortBy: 'modified',
    width: dateWidth,
  },
} as const satisfies Record<string, TableColumn<SubmissionRow, SortOf<typeof submissionList>>>
