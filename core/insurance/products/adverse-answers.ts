import type { SecurityQuestion, YesNo } from './questions.ts'

/** The adverse answer to each question. The time of the last claim is evaluated separately. */
export const adverseAnswers = {
  isSecurityOfficer: 'NO',
  isSecurityTraining: 'NO',
  useEncryption: 'NO',
  // data at one provider concentrates the risk
  useCloudStorage: 'YES',
  isVerifyingBankAccounts: 'NO',
  isAuthenticatingFundTransferRequests: 'NO',
  isPreventingUnauthorizedWireTransfers: 'NO',
  hasAuditedAccounts: 'NO',
  isTransactionPlanned: 'YES',
  isPlanFunded: 'NO',
  hasPlanAdviser: 'NO',
  hasEmployeeHandbook: 'NO',
  isHarassmentTraining: 'NO',
  isWorkforceReduced: 'YES',
  isReconciledByOthers: 'NO',
  isBackgroundChecked: 'NO',
} as const satisfies Readonly<Record<Exclude<SecurityQuestion, 'claimHistory'>, YesNo>>
