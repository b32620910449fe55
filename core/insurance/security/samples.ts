import type { SamplesOf } from '../../samples/sample.ts'
import type * as endpoints from './endpoints.ts'

/** A sample input of each endpoint of this domain. */
export const samples = {
  getSecurityAnswers: ({ accountId }) => ({ params: { accountId } }),
  saveSecurityAnswers: ({ accountId }) => ({
    body: {
      accountId,
      fields: {
        claimHistory: 0,
        isSecurityOfficer: 'YES',
        isSecurityTraining: 'YES',
        useEncryption: 'YES',
        useCloudStorage: 'NO',
      },
    },
  }),
  answerSocialEngineering: ({ accountId }) => ({
    body: {
      accountId,
      isVerifyingBankAccounts: 'YES',
      isAuthenticatingFundTransferRequests: 'YES',
      isPreventingUnauthorizedWireTransfers: 'NO',
    },
  }),
} satisfies SamplesOf<typeof endpoints>
