import type { Coverage } from '../../products/coverages.ts'
import type { SecurityAnswers, SecurityQuestion } from '../../products/questions.ts'
import { adverseAnswers } from '../../products/adverse-answers.ts'
import type { CalculatorAnswer } from '../../rating/model.ts'
import { disabledBy, otherAnswer, type OtherAnswer } from './coverage-groups.ts'

/** An answer that worsens the risk, or is missing. */
export interface FlaggedAnswer {
  readonly question: SecurityQuestion
  /** YES or NO, or the time of the last claim; undefined if the question was skipped. */
  readonly answer: string | number | undefined
  /** The coverages that it disables. */
  readonly coverages: readonly Coverage[]
  /** The effect of answering YES instead. */
  readonly other: OtherAnswer | undefined
}

const isFlagged = (question: SecurityQuestion, answers: SecurityAnswers): boolean => {
  if (answers[question] === undefined) return true
  return question === 'claimHistory'
    ? (answers.claimHistory ?? 0) > 0
    : answers[question] === adverseAnswers[question]
}

/** The answers of a quote that need an underwriter's attention, in question order. */
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
