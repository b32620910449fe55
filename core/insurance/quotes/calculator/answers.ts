import type { SecurityAnswers, SecurityQuestion, YesNo } from '../../products/questions.ts'
import type { CalculatorForm } from './form.ts'

/** The yes/no questions. */
export type YesNoQuestion = Exclude<SecurityQuestion, 'claimHistory'>

const without = (answers: SecurityAnswers, question: SecurityQuestion): SecurityAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name !== question))

/** Sets an answer; undefined removes it, which skips the question. */
export const withAnswer = (
  form: CalculatorForm,
  question: YesNoQuestion,
  answer: YesNo | undefined,
): CalculatorForm => {
  const others = without(form.security, question)
  return {
    ...form,
    security: answer === undefined ? others : { ...others, [question]: answer },
  }
}

/**
 * Answers the claims question. No is 0 (never). Yes has no value until the user selects when the
 * last claim was, 1 to 5 (spec 2 §9). Undefined skips the question.
 */
export const withClaims = (
  form: CalculatorForm,
  hadClaim: boolean | undefined,
  when?: number,
): CalculatorForm => {
  const { hadClaim: _before, ...rest } = form
  const others = without(form.security, 'claimHistory')
  const claimHistory = hadClaim === false ? 0 : hadClaim === true ? when : undefined
  return {
    ...rest,
    ...(hadClaim === undefined ? {} : { hadClaim }),
    security: claimHistory === undefined ? others : { ...others, claimHistory },
  }
}
