import {
  assessmentQuestions,
  p250Questions,
  questions,
  socialEngineeringQuestions,
} from './questions.ts'
import {
  askedDetails,
  askedQuestions,
  isDetailRequired,
  isAsked,
  isRequired,
  type SecurityContext,
} from './rules.ts'
import type { SecurityForm } from './form.ts'

/** A security question or a backup detail. */
export type AnyQuestion = (typeof questions)[number] | (typeof p250Questions)[number]

/** The headings of the question groups, in order. */
export const questionGroups = [
  'assessment',
  'socialEngineering',
  'controls',
  'p250',
  'history',
] as const
export type QuestionGroup = (typeof questionGroups)[number]

const pastFrom = questions.findIndex(({ name }) => name === 'changeInScope')

const groupOf = ({ name }: AnyQuestion): QuestionGroup => {
  if (assessmentQuestions.some((each) => each === name)) return 'assessment'
  if (socialEngineeringQuestions.some((each) => each === name)) return 'socialEngineering'
  if (p250Questions.some((each) => each.name === name)) return 'p250'
  return questions.findIndex((each) => each.name === name) < pastFrom ? 'controls' : 'history'
}

/** A question, and whether it must be answered. */
export interface AskedQuestion {
  readonly question: AnyQuestion
  readonly isNeeded: boolean
}

/** The questions of a product by group, including follow-up questions to the current answers. */
export const groupedQuestions = (
  context: SecurityContext,
  form: SecurityForm,
): readonly (readonly [group: QuestionGroup, asked: readonly AskedQuestion[]])[] => {
  const asked: readonly AskedQuestion[] = [
    ...askedQuestions(context)
      .filter((question) => isAsked(question, form))
      .map((question) => ({ question, isNeeded: isRequired(question, context, form) })),
    ...askedDetails(context).map((question) => ({
      question,
      isNeeded: isDetailRequired(question, form),
    })),
  ]
  return questionGroups
    .map((group) => [group, asked.filter(({ question }) => groupOf(question) === group)] as const)
    .filter(([, own]) => own.length > 0)
}
