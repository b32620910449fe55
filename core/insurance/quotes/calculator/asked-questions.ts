import { managementQuestions } from '../../products/management-questions.ts'
import { securityQuestions, type SecurityQuestion } from '../../products/questions.ts'
import type { RaterRules } from '../../rating/model.ts'

const everyQuestion: readonly SecurityQuestion[] = [...securityQuestions, ...managementQuestions]

/**
 * The questions of a product in display order. Until its rules are loaded, the cyber insurance
 * questions.
 */
export const askedQuestions = (rules: RaterRules | undefined): readonly SecurityQuestion[] =>
  rules === undefined
    ? securityQuestions
    : everyQuestion.filter((question) => rules.securityQuestions.includes(question))

/**
 * Whether any question is about cyber security. Other lines of business ask about management and
 * claims.
 */
export const hasSecurityQuestions = (asked: readonly SecurityQuestion[]): boolean =>
  securityQuestions.some((question) => question !== 'claimHistory' && asked.includes(question))
