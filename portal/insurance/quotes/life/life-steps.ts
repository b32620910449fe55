import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { searchDeletedQuotes } from '#core/insurance/quotes/deleted-endpoints.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { repriceQuote, restoreQuote, retryQuote } from '#core/insurance/quotes/life-endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import {
  indicateQuote,
  rescindBinder,
  underwriteQuote,
} from '#core/insurance/quotes/underwriting-endpoints.ts'
import type { Dialog } from '#core/platform/dialogs/dialog.ts'
import type { Weight } from '../../../frame/dialogs/question.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { calls, opens, type Step } from '../../../frame/actions/steps.ts'
import type { Adjusted } from '../adjusting/adjustment-dialogs.ts'
import { quoteSummary } from '../quote-summary.ts'
import { showsQuotes } from '../shows-quotes.ts'
import {
  bypassRulesDialog,
  deleteQuoteDialog,
  escalateQuoteDialog,
  needByDialog,
  quoteLostDialog,
  quoteReviewDialog,
  referQuoteDialog,
} from './life-dialogs.ts'

/** The params of texts about a quote. */
const params = ({ quoteNumber, companyName }: QuoteRow) => ({
  number: quoteNumber,
  company: companyName,
})

const refetches = [...showsQuotes, searchDeletedQuotes, searchActivity]

const asked = (dialog: Dialog<Adjusted, true>, done: WordingKey): Step<QuoteRow> =>
  opens(dialog, { input: ({ id }) => ({ quoteId: id }), params, done, refetches, reopens: true })

/** The calls that take nothing but the quote. */
type PlainCall =
  | typeof indicateQuote
  | typeof repriceQuote
  | typeof retryQuote
  | typeof rescindBinder
  | typeof restoreQuote

const confirmed = (
  texts: 'indicate' | 'recalculate' | 'retry' | 'rescind' | 'restore',
  weight: Weight,
  call: PlainCall,
): Step<QuoteRow> =>
  calls({
    confirm: {
      title: `quote-life:${texts}.title`,
      lead: `quote-life:${texts}.lead`,
      confirm: `quote-life:${texts}.submit`,
      weight,
      summary: quoteSummary,
    },
    params,
    call: ({ product, id, modified }, api) =>
      api.call(call, { params: { product, quoteId: id }, ifMatch: modified }),
    done: `quote-life:${texts}.done`,
    refetches,
  })

const steps = {
  requestReview: asked(quoteReviewDialog, 'quote-life:review.done'),
  setNeedBy: asked(needByDialog, 'quote-life:needBy.done'),
  underwrite: calls<QuoteRow>({
    params,
    call: ({ product, id, modified }, api) =>
      api.call(underwriteQuote, { params: { product, quoteId: id }, ifMatch: modified }),
    done: 'quote-life:underwrite.done',
    refetches,
  }),
  refer: asked(referQuoteDialog, 'quote-life:refer.done'),
  escalate: asked(escalateQuoteDialog, 'quote-life:escalate.done'),
  indicate: confirmed('indicate', 'light', indicateQuote),
  bypassRules: asked(bypassRulesDialog, 'quote-life:bypass.done'),
  recalculate: confirmed('recalculate', 'light', repriceQuote),
  rescindBinder: confirmed('rescind', 'final', rescindBinder),
  lose: asked(quoteLostDialog, 'quote-life:lost.done'),
  retry: confirmed('retry', 'light', retryQuote),
  delete: asked(deleteQuoteDialog, 'quote-life:delete.done'),
  restore: confirmed('restore', 'light', restoreQuote),
} as const

/** A step in the life of a quote beside its way to a policy. */
export type LifeStep = keyof typeof steps

/** Takes a step, on the quote as it is now. */
export const takeStep = async (
  step: LifeStep,
  quote: QuoteRow,
  context: ActionContext,
): Promise<void> => {
  await context.portal.wording.load('quote-life')
  await steps[step](quote, context)
}
