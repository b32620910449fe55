import { coverageById, coverageIds } from '../products/coverages.ts'
import type { CoverageChoices } from './model.ts'
import {
  securityQuestions,
  type SecurityAnswers,
  type SecurityQuestion,
} from '../products/questions.ts'
import { limitOptions, type LimitSetting } from '../products/coverage-terms.ts'

/** Controls against payment fraud. */
const paymentControls = [
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
] as const satisfies readonly SecurityQuestion[]

/**
 * Coverages that a security answer can disable, with the questions that must not be NO (spec 2 §4;
 * spec 3 §4 for the social engineering endorsements).
 */
const neededControls: Readonly<Record<number, readonly ControlQuestion[]>> = {
  [coverageIds.CONTINGENT_SYSTEM_FAILURE]: ['isSecurityOfficer', 'useEncryption'],
  [coverageIds.CYBER_CRIME]: paymentControls,
  [coverageIds.SOCIAL_ENGINEERING]: paymentControls,
  [coverageIds.COMPUTER_FUNDS_TRANSFER_FRAUD]: paymentControls,
  [coverageIds.REVERSE_SOCIAL_ENGINEERING_ENDORSEMENT]: paymentControls,
  [coverageIds.FULL_SYSTEM_FAILURE]: ['isSecurityOfficer', 'isSecurityTraining'],
}

/** Questions where NO disables a coverage, in display order. */
export const controlQuestions = [
  'isSecurityOfficer',
  'isSecurityTraining',
  'useEncryption',
  ...paymentControls,
] as const satisfies readonly SecurityQuestion[]
export type ControlQuestion = (typeof controlQuestions)[number]

/** Whether NO to a question disables any coverage. */
export const isControl = (question: SecurityQuestion): question is ControlQuestion =>
  controlQuestions.some((each) => each === question)

/** The questions answered NO that disable a coverage. A skipped question disables nothing. */
export const failedQuestions = (coverageId: number, answers: SecurityAnswers): SecurityQuestion[] =>
  (neededControls[coverageId] ?? []).filter((question) => answers[question] === 'NO')

/** The skipped questions in display order; each is a referral reason. */
export const unansweredQuestions = (
  answers: SecurityAnswers,
  asked: readonly SecurityQuestion[] = securityQuestions,
): SecurityQuestion[] => asked.filter((question) => answers[question] === undefined)

/**
 * The terms of a preset. Changing one makes the preset custom; changing dates does not (spec 2
 * §4).
 */
export const presetTerms = ['limit', 'deductible', 'waitingPeriod', 'retroActivePeriod'] as const
export type PresetTerm = (typeof presetTerms)[number]

/**
 * Drops chosen limits that no longer fit under an aggregate limit, so that they return to the
 * default.
 */
export const fittingChoices = (choices: CoverageChoices, setting: LimitSetting): CoverageChoices =>
  Object.fromEntries(
    Object.entries(choices).map(([id, choice]) => {
      const coverage = coverageById(Number(id))
      if (coverage === undefined || choice.limit === undefined) return [id, choice]
      if (limitOptions(coverage, setting).includes(choice.limit)) return [id, choice]
      const { limit: _, ...rest } = choice
      return [id, rest]
    }),
  )
