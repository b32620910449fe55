import { securityAnswers, type SecurityAnswers } from '#core/insurance/products/questions.ts'
import { askedQuestions } from '#core/insurance/quotes/calculator/asked-questions.ts'
import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import type { Portal } from '../../../frame/platform/portal-context.ts'

/** Answers the questions of a calculator by those of its account, where none is answered yet. */
export const takeKnownAnswers = async (
  calculator: Calculator,
  { api }: Pick<Portal, 'api'>,
  accountId: string,
): Promise<void> => {
  if (Object.keys(calculator.$form.get().security).length > 0) return
  const { fields } = await api.call(getSecurityAnswers, { params: { accountId } })
  const answers = securityAnswers.safeParse(fields).data ?? {}
  const asked = askedQuestions(calculator.$rules.get())
  const known: SecurityAnswers = Object.fromEntries(
    Object.entries(answers).filter(
      ([name, value]) => value !== undefined && asked.some((question) => question === name),
    ),
  )
  if (Object.keys(known).length === 0) return
  calculator.revise('securityAnswers', (form) => ({
    ...form,
    ...(known.claimHistory !== undefined && { hadClaim: known.claimHistory > 0 }),
    security: known,
  }))
}
