import { claimHistories, securityQuestions } from '../products/questions.ts'

/** How a question is answered. */
export type QuestionKind = 'yesNo' | 'choice' | 'text'

/** A security question (spec 2 §3, "Security answers"). */
interface Question {
  readonly name: string
  readonly kind: QuestionKind
  readonly choices?: readonly string[]
  /** Asked only after this answer to another question. */
  readonly after?: { readonly question: string; readonly answer: string }
}

const yesNoQuestion = <const Name extends string>(name: Name) =>
  ({ name, kind: 'yesNo' }) as const satisfies Question

/** Backup frequencies. */
export const backupFrequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'] as const

/** Patching frequencies. */
export const patchingFrequencies = [
  'WEEKLY',
  'MONTHLY',
  'QUARTERLY',
  'SIX_MONTHS',
  'NEVER',
] as const

/** The five questions of the assessment card, before the social engineering ones (spec 2 §2). */
export const assessmentQuestions = [
  'claimHistory',
  'isSecurityOfficer',
  'isSecurityTraining',
  'useEncryption',
  'useCloudStorage',
] as const

/** The three social engineering questions (spec 2 §2). */
export const socialEngineeringQuestions = [
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
] as const

/** All questions in display order. */
export const questions = [
  { name: 'claimHistory', kind: 'choice', choices: claimHistories.map(String) },
  ...securityQuestions.filter((name) => name !== 'claimHistory').map(yesNoQuestion),
  { name: 'backupFrequency', kind: 'choice', choices: backupFrequencies },
  yesNoQuestion('testedFullFailover'),
  { name: 'patchingFrequency', kind: 'choice', choices: patchingFrequencies },
  yesNoQuestion('dmzSeparation'),
  yesNoQuestion('thirdPartySecurityAgreement'),
  yesNoQuestion('incidentResponsePlan'),
  yesNoQuestion('mfaEmail'),
  yesNoQuestion('mfaRemoteAccess'),
  yesNoQuestion('mfaPrivilegedAccess'),
  yesNoQuestion('mfaCloud'),
  yesNoQuestion('changeInScope'),
  {
    name: 'changeInScopeDetail',
    kind: 'text',
    after: { question: 'changeInScope', answer: 'YES' },
  },
  yesNoQuestion('pastCyberIncident'),
  yesNoQuestion('securityBreachRequiringNotification'),
  yesNoQuestion('lossInBusinessIncome'),
  yesNoQuestion('civilOrCriminalAction'),
  yesNoQuestion('pendingLitigation'),
] as const satisfies readonly Question[]
export type QuestionName = (typeof questions)[number]['name']

/** Additional backup questions of P250 (spec 2 §3). */
export const p250Questions = [
  yesNoQuestion('backupFrequencyEncrypted'),
  yesNoQuestion('backupFrequencySeparate'),
  yesNoQuestion('backupFrequencyTested'),
  { name: 'backupFrequencyOther', kind: 'text' },
] as const satisfies readonly Question[]
export type P250Name = (typeof p250Questions)[number]['name']

/** Maximum length of an answer, in characters. */
export const maxAnswerLength = 1_000
