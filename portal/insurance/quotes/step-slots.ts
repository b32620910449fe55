import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../frame/actions/action.ts'
import { slot } from '../../frame/modules/slot.ts'

/** A step of a quote that a later domain implements. */
type QuoteStep = (quote: QuoteRow, context: ActionContext) => Promise<void>

/** Requests the signature of a quote, or shows its receipt. */
export const signatureStep = slot<QuoteStep>('signature of a quote')

/** The surplus lines notice of a quote, shown alone or as the last of three steps. */
export const noticeSteps = slot<{
  readonly showNotice: QuoteStep
  takeNoticeSteps(goal: 'bind' | 'send', quote: QuoteRow, context: ActionContext): Promise<void>
}>('notice of a quote')
