import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../frame/actions/action.ts'
import type { Adjustment } from './adjustments/adjust-quote.ts'
import type { LifecycleStep } from './lifecycle/lifecycle-steps.ts'
import { noticeSteps, signatureStep } from './step-slots.ts'

/** Adds a quote to the comparison of its account, and goes there. */
export const compare = async (quote: QuoteRow, context: ActionContext): Promise<void> =>
  (await import('./cart/compare-quote.ts')).compareQuote(quote, context)

/**
 * Sends a quote to its policyholder or agent. A surplus quote with an open notice goes through the
 * notice steps.
 */
export const send = async (quote: QuoteRow, context: ActionContext): Promise<void> =>
  quote.allowedActions.includes('attest')
    ? takeNoticeSteps('send', quote, context)
    : (await import('./cart/send-quote.ts')).sendQuote(quote, context)

/** Sends a quote to the agent of another agency. */
export const sendRequest = async (quote: QuoteRow, context: ActionContext): Promise<void> =>
  (await import('./cart/send-quote.ts')).requestQuote(quote, context)

/** Opens the editor of an underwriter's adjustment. */
export const adjust = async (
  adjustment: Adjustment,
  quote: QuoteRow,
  context: ActionContext,
): Promise<void> =>
  (await import('./adjustments/adjust-quote.ts')).adjustQuote(adjustment, quote, context)

/** Takes a lifecycle step of a quote. */
export const takeLifecycleStep = async (
  step: LifecycleStep,
  quote: QuoteRow,
  context: ActionContext,
): Promise<void> => (await import('./lifecycle/lifecycle-steps.ts')).takeStep(step, quote, context)

/** Requests the signature of a quote, or shows its receipt. */
export const sign = async (quote: QuoteRow, context: ActionContext): Promise<void> => {
  const step = await signatureStep.of(context.portal)
  await step(quote, context)
}

/** Reassesses the risk of a quote's account. */
export const reassess = async (quote: QuoteRow, { portal }: ActionContext): Promise<void> =>
  (await import('./reassess-risk.ts')).reassessRisk(portal, quote)

/** Shows the surplus lines notice of a quote. */
export const showNotice = async (quote: QuoteRow, context: ActionContext): Promise<void> =>
  (await noticeSteps.of(context.portal)).showNotice(quote, context)

/** Requests to bind a quote. */
export const bind = async (quote: QuoteRow, context: ActionContext): Promise<void> =>
  (await import('./request-bind.ts')).requestBind(quote, context)

/** Switches a quote between admitted and surplus lines insurers. */
export const switchPlacement = async (quote: QuoteRow, context: ActionContext): Promise<void> =>
  (await import('./switch-placement.ts')).switchPlacement(quote, context)

/** Binds or sends a surplus quote in three steps, the last of which is its notice. */
export const takeNoticeSteps = async (
  goal: 'bind' | 'send',
  quote: QuoteRow,
  context: ActionContext,
): Promise<void> => (await noticeSteps.of(context.portal)).takeNoticeSteps(goal, quote, context)

/** Starts a new quote with the terms of an ended one. */
export const requote = async (quote: QuoteRow, context: ActionContext): Promise<void> =>
  (await import('./wizard/requote.ts')).requote(quote, context)
