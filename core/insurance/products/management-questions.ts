import type { SecurityQuestion } from './questions.ts'

/** The management liability questions in display order. Each product asks some of them. */
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
