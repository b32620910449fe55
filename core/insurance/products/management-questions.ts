import type { SecurityQuestion } from './questions.ts'

/** The questions of management liability in display order; each product asks some. */
export const managementQuestions = [
  'hasAuditedAccounts',
  'isTransactionPlanned',
  'isPlanFunded',
  'hasPlanAdviser',
  'hasEmployeeHandbook',
  'isHarassmentTraining',
  'isWorkforceReduced',
  'isReconciledByOthers',
  'isBackgroundChecked',
] as const satisfies readonly SecurityQuestion[]
