import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { formAnswers, knownAnswers } from '#core/insurance/quotes/calculator/known-answers.ts'
import type { Portal } from '../../../frame/platform/use-portal.ts'

/** Fills a calculator's questions with the account's answers, if it has any. */
export const applyKnownAnswers = async (
  calculator: Calculator,
  { api }: Pick<Portal, 'api'>,
  accountId: string,
): Promise<void> => {
  const known = await knownAnswers({ api }, accountId)
  if (Object.keys(known).length === 0) return
  calculator.revise('securityAnswers', (form) => ({ ...form, ...formAnswers(known) }))
}

/** The same, for a draft that was started before the account had answers. */
export const applyMissingAnswers = async (
  calculator: Calculator,
  ...given: [portal: Pick<Portal, 'api'>, accountId: string]
): Promise<void> => {
  if (Object.keys(calculator.$form.get().security).length > 0) return
  await applyKnownAnswers(calculator, ...given)
}
