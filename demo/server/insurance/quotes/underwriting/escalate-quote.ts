import type { EscalationInput } from '#core/insurance/quotes/underwriting/escalation.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import { userName } from '../../../directory/users/user-name.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { runQuoteAction, writeQuote } from '../quote-action.ts'
import { effectiveStatusOf } from '../effective-status.ts'
import type { QuoteRef } from '../read-quote.ts'
import { mailEscalation } from './escalation-mail.ts'

/** Maximum escalations per day, by quote and by user: each one mails a group. */
const daily = { perQuote: 10, perUser: 200 } as const
const aDay = (calls: number) => ({ calls, seconds: 86_400 })

/**
 * Escalates the decision on a quote to a group, whose users get a mail. Valid until the status changes.
 */
export const escalateQuote = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  { group, reason }: EscalationInput,
): Promise<Quote> => {
  if (viewer.kind !== 'user') throw new ApiError('forbidden')
  // limits count outside transactions, so that rolled-back calls count too
  await services.limits.take('escalations of user', viewer.userId, aDay(daily.perUser))
  await services.limits.take('escalations of quote', which.quoteId, aDay(daily.perQuote))
  const { userId: byId } = viewer
  const by = (await userName(services, viewer)) ?? ''
  const named = services.wording.in(baseLocale)(`quotes:escalatedTo.${group}`)
  return runQuoteAction(
    services,
    viewer,
    'escalate',
    which,
    async (record) => {
      const now = services.clock.now()
      const status = effectiveStatusOf(record, now)
      const escalation = { group, reason, by, byId, at: now.toISOString(), status }
      const next = await writeQuote(services, record, { escalation })
      await mailEscalation(services, next, escalation)
    },
    () => ({ subject: 'rules', after: { escalatedTo: named, reason } }),
  )
}
