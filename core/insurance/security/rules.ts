import { coverageIds } from '../products/coverages.ts'
import { securityFormOf } from '../products/security-forms.ts'
import type { P250Details, SecurityFields } from './model.ts'
import {
  assessmentQuestions,
  p250Questions,
  questions,
  socialEngineeringQuestions,
  type P250Name,
  type QuestionName,
} from './questions.ts'

type Question = (typeof questions)[number]
type P250Question = (typeof p250Questions)[number]

/** Questions that must be answered while a coverage is selected (spec 2 §5). */
const neededBy: readonly (readonly [coverage: number, questions: readonly QuestionName[]])[] = [
  [coverageIds.CYBER_CRIME, socialEngineeringQuestions],
  [coverageIds.SOCIAL_ENGINEERING, socialEngineeringQuestions],
  [coverageIds.COMPUTER_FUNDS_TRANSFER_FRAUD, socialEngineeringQuestions],
  [coverageIds.RESTORATION_OF_ELECTRONIC_DATA, ['backupFrequency']],
  [coverageIds.BI_EXTRA_EXPENSE, ['backupFrequency', 'lossInBusinessIncome']],
  [
    coverageIds.EXTORTION_THREATS_AND_RANSOM_PAYMENT,
    ['backupFrequency', 'mfaRemoteAccess', 'patchingFrequency'],
  ],
  [coverageIds.CONTINGENT_SYSTEM_FAILURE, ['thirdPartySecurityAgreement']],
  [coverageIds.FULL_SYSTEM_FAILURE, ['testedFullFailover', 'dmzSeparation']],
  [coverageIds.SECURITY_BREACH_LIABILITY, ['securityBreachRequiringNotification']],
]

/** The data that determines which questions are asked and required. */
export interface SecurityContext {
  readonly product?: string | undefined
  /** Ids of the selected coverages. */
  readonly coverages?: readonly number[] | undefined
}

/** Answers by question, in any representation. */
type Answers = Readonly<Record<string, unknown>>

const isAnswered = (answer: unknown): boolean =>
  answer !== undefined && answer !== null && (typeof answer !== 'string' || answer.trim() !== '')

/** Whether a question is asked, given the other answers. */
export const isAsked = (question: Question, answers: Answers): boolean =>
  !('after' in question) || answers[question.after.question] === question.after.answer

/** The questions of a product in display order. */
export const askedQuestions = ({ product }: SecurityContext): readonly Question[] => {
  const { asked } = securityFormOf(product)
  return questions.filter(({ name }) => asked.some((each) => each === name))
}

/** The backup details of a product. */
export const askedDetails = ({ product }: SecurityContext): readonly P250Question[] =>
  securityFormOf(product).hasBackupDetails ? p250Questions : []

/**
 * Whether an answer is required: the five of the assessment card always, others if a selected
 * coverage needs them, and a follow-up if its question was answered accordingly (spec 2 §5).
 */
export const isRequired = (
  question: Question,
  { coverages = [] }: SecurityContext,
  answers: Answers,
): boolean => {
  const { name } = question
  if (assessmentQuestions.some((each) => each === name)) return true
  if ('after' in question) return isAsked(question, answers)
  return neededBy.some(([id, needed]) => coverages.includes(id) && needed.includes(name))
}

/** Backup details are required if there are backups. */
export const isDetailRequired = ({ name }: P250Question, answers: Answers): boolean =>
  name !== 'backupFrequencyOther' &&
  isAnswered(answers['backupFrequency']) &&
  answers['backupFrequency'] !== 'NEVER'

/** A missing required answer. */
export type MissingAnswer =
  | { readonly part: 'fields'; readonly name: QuestionName }
  | { readonly part: 'p250Details'; readonly name: P250Name }

/** The missing required answers, in display order. */
export const missingAnswers = (
  context: SecurityContext,
  fields: SecurityFields,
  details: P250Details = {},
): readonly MissingAnswer[] => [
  ...askedQuestions(context)
    .filter(
      (question) => isRequired(question, context, fields) && !isAnswered(fields[question.name]),
    )
    .map(({ name }) => ({ part: 'fields', name }) as const),
  ...askedDetails(context)
    .filter((question) => isDetailRequired(question, fields) && !isAnswered(details[question.name]))
    .map(({ name }) => ({ part: 'p250Details', name }) as const),
]

/**
 * The answers without those whose question no longer applies, such as a follow-up to a changed
 * answer.
 */
export const applicableAnswers = (fields: SecurityFields): SecurityFields => {
  const hidden = questions.filter((question) => !isAsked(question, fields)).map(({ name }) => name)
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, answer]) => isAnswered(answer) && !hidden.some((each) => each === name),
    ),
  )
}

/** The social-engineering answers that prevent the endorsement. */
export const socialEngineeringBarriers = (answers: SecurityFields) =>
  socialEngineeringQuestions.filter((question) => answers[question] !== 'YES')
