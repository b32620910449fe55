import type { SecurityAnswers } from '#core/insurance/products/questions.ts'

/** Security answers that cause no referral. */
export const favorableAnswers: SecurityAnswers = {
  claimHistory: 0,
  isSecurityOfficer: 'YES',
  isSecurityTraining: 'YES',
  useEncryption: 'YES',
  useCloudStorage: 'YES',
  isVerifyingBankAccounts: 'YES',
  isAuthenticatingFundTransferRequests: 'YES',
  isPreventingUnauthorizedWireTransfers: 'YES',
}
