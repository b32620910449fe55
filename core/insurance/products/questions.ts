import * as z from 'zod/mini'

/** YES or NO, the wire form of security answers (spec 2 §5). */
export const yesNo = z.enum(['YES', 'NO'])
export type YesNo = z.output<typeof yesNo>

/**
 * Answers of the security assessment card (spec 2 §3). A skipped question is absent; it refers the
 * quote but disables nothing.
 */
export const securityAnswers = z.object({
  /** Time of the last claim: 0 never, 1 to 4 within that many years, 5 five years ago or more. */
  claimHistory: z.optional(z.int()),
  isSecurityOfficer: z.optional(yesNo),
  isSecurityTraining: z.optional(yesNo),
  useEncryption: z.optional(yesNo),
  useCloudStorage: z.optional(yesNo),
  isVerifyingBankAccounts: z.optional(yesNo),
  isAuthenticatingFundTransferRequests: z.optional(yesNo),
  isPreventingUnauthorizedWireTransfers: z.optional(yesNo),
  // management liability
  hasAuditedAccounts: z.optional(yesNo),
  isTransactionPlanned: z.optional(yesNo),
  isPlanFunded: z.optional(yesNo),
  hasPlanAdviser: z.optional(yesNo),
  hasEmployeeHandbook: z.optional(yesNo),
  isHarassmentTraining: z.optional(yesNo),
  isWorkforceReduced: z.optional(yesNo),
  isReconciledByOthers: z.optional(yesNo),
  isBackgroundChecked: z.optional(yesNo),
})
export type SecurityAnswers = z.output<typeof securityAnswers>
export type SecurityQuestion = keyof SecurityAnswers

/** The eight questions of cyber insurance in display order; texts are `rating:questions.<name>`. */
export const securityQuestions = [
  'claimHistory',
  'isSecurityOfficer',
  'isSecurityTraining',
  'useEncryption',
  'useCloudStorage',
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
] as const satisfies readonly SecurityQuestion[]

/** Values of `claimHistory`; texts are `rating:claimHistory.<value>` (spec 2 §9). */
export const claimHistories = [0, 1, 2, 3, 4, 5] as const
