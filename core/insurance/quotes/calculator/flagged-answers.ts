import type { Coverage } from '../../products/coverages.ts'
import type { SecurityAnswers, SecurityQuestion } from '../../products/questions.ts'
import { adverseAnswers } from '../../products/adverse-answers.ts'
import type { CalculatorAnswer } from '../../rating/model.ts'
import { disabledBy, otherAnswer, type OtherAnswer } from './coverage-groups.ts'

/** An answer that makes a risk worse, or that is missing. */
export interface FlaggedAnswer {
  readonly question: SecurityQuestion
  /** As answered: YES or NO, or when the last claim was; undefined where the question was skipped. */
  readonly answer: string | number | undefined
  /** The coverages that it disables. */
  readonly coverages: readonly Coverage[]
  /** What YES alone would change. */
  readonly other: OtherAnswer | undefined
}

const isFlagged = (question: SecurityQuestion, answers: SecurityAnswers): boolean => {
  if (answers[question] === undefined) return true
  return question === 'claimHistory'
    ? (answers.claimHistory ?? 0) > 0
    : answers[question] === adverseAnswers[question]
}

/** The answers of a quote that an underwriter looks at first, in the order of the questions. */
export const flaggedAnswers = (
  asked: readonly SecurityQuestion[],
  answers: SecurityAnswers,
  price: CalculatorAnswer,
): readonly FlaggedAnswer[] =>
  asked
    .filter((question) => isFlagged(question, answers))
    .map((question) => {
      const disabled = disabledBy(price, question)
      const other = disabled.length === 0 ? undefined : otherAnswer(price, question)
      return { question, answer: answers[question], coverages: disabled, other }
    })
