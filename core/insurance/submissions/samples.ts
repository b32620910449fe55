import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as actions from './action-endpoints.ts'
import type * as activity from './activity.ts'
import type * as reading from './endpoints.ts'

const submissionParams = ({ submissionId }: SampleRecords) => ({ params: { submissionId } })

const company = ({ quoteInput: { account } }: SampleRecords) => ({
  name: 'Bluebonnet Bakery',
  naicsCode: account.naicsCode,
  revenue: '1200000',
  yearEstablished: '1998',
  ...(account.state && { state: account.state }),
  ...(account.postcode && { zipCode: account.postcode }),
  contactFirstName: 'Rosa',
  contactLastName: 'Diaz',
  contactEmail: 'rosa@bluebonnet.example',
})

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchSubmissions: { query: { page: 0, size: 25 } },
  getSubmissionStats: { query: { duration: '5' } },
  getSubmissionOptions: {},
  getSubmission: submissionParams,
  downloadSubmissionDocument: ({ submissionId, submissionDocId }) => ({
    params: { submissionId, docId: submissionDocId },
  }),
  listSubmissionActivity: submissionParams,
  createSubmission: (records) => ({
    body: {
      agencyId: records.agencyId,
      ...(records.teamId && { teamId: records.teamId }),
      fields: company(records),
      fileName: 'application.csv',
      file: btoa('Company name,Bluebonnet Bakery\nEmployees,24\n'),
    },
  }),
  createRenewalSubmission: ({ policyId }) => ({ body: { policyId } }),
  completeSubmission: (records) => ({
    ...submissionParams(records),
    body: { fields: company(records) },
  }),
  certifySubmission: (records) => ({ ...submissionParams(records), body: {} }),
  declineSubmission: (records) => ({
    ...submissionParams(records),
    body: {
      declinationReason: 'POOR_CONTROLS',
      declinationReasonDescription: 'No second factor on remote access.',
    },
  }),
  reopenSubmission: submissionParams,
  loseSubmission: (records) => ({
    ...submissionParams(records),
    body: { reasonSummary: 'Price is High', reason: 'Bought elsewhere' },
  }),
  setSubmissionStatus: (records) => ({
    ...submissionParams(records),
    body: { status: 'incomplete' },
  }),
  setSubmissionTeam: (records) => ({
    ...submissionParams(records),
    body: { teamId: records.teamId ?? null },
  }),
  selectSubmissions: { query: {} },
  exportSubmissions: { query: { columns: 'submissionNumber,status,expiryDate' } },
  bulkAssignSubmissions: ({ submissionId }) => ({
    body: { records: [{ id: submissionId }], ownerId: null },
  }),
  autoQuoteSubmission: (records) => ({
    ...submissionParams(records),
    body: { product: records.quoteInput.product },
  }),
  openSubmissionAccount: submissionParams,
  generateReply: submissionParams,
  sendReply: (records) => ({
    ...submissionParams(records),
    body: { text: 'Please send the year in which the company was established.' },
  }),
  referToCarrier: (records) => ({
    ...submissionParams(records),
    body: { carrier: 'Ironbark Insurance', reason: 'Above the authority of the program.' },
  }),
} satisfies SamplesOf<typeof reading & typeof actions & typeof activity>
