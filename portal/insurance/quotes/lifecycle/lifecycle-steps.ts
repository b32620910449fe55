import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { searchDeletedQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { agentIssueQuote, approveQuote, issueQuote } from '#core/insurance/quotes/bind/endpoints.ts'
import { repriceQuote, retryQuote } from '#core/insurance/quotes/price/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import {
  indicateQuote,
  releaseQuote,
  underwriteQuote,
} from '#core/insurance/quotes/underwriting/endpoints.ts'
import { rescindBinder, restoreQuote } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import type { Dialog } from '#core/platform/dialogs/dialog.ts'
import type { Weight } from '../../../frame/dialogs/question.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { calls, opens, type Step } from '../../../frame/actions/steps.ts'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { declineQuoteDialog } from '../quote-dialogs.ts'
import { quoteSummary } from '../quote-summary.ts'
import { quoteParams, quoteVersion } from '../saved-quote.ts'
import { quoteQueries } from '../../quote-queries.ts'
import {
  bypassRulesDialog,
  deleteQuoteDialog,
  escalateQuoteDialog,
  needByDialog,
  quoteLostDialog,
  quoteReviewDialog,
  referQuoteDialog,
} from './lifecycle-dialogs.ts'

const refetches = [...quoteQueries, searchDeletedQuotes, searchActivity]

const opensDialog = (dialog: Dialog<Adjusted, true>, reopens = true): Step<QuoteRow> =>
  opens(dialog, { input: ({ id }) => ({ quoteId: id }), refetches, reopens })

type Confirmed =
  | 'approve'
  | 'issue'
  | 'issueBound'
  | 'release'
  | 'indicate'
  | 'recalculate'
  | 'retry'
  | 'rescind'
  | 'restore'

const confirmed = (
  texts: Confirmed,
  weight: Weight,
  call: Parameters<typeof calls<QuoteRow>>[0]['call'],
  failed?: WordingKey,
): Step<QuoteRow> =>
  calls({
    confirm: {
      title: `quote-lifecycle:${texts}.title`,
      lead: `quote-lifecycle:${texts}.lead`,
      confirm: `quote-lifecycle:${texts}.submit`,
      weight,
      summary: quoteSummary,
    },
    params: quoteParams,
    call,
    done: `quote-lifecycle:${texts}.done`,
    ...(failed && { failed }),
    refetches,
  })

// Both error texts are quoted from spec 3 §8.
const issueRequested = confirmed(
  'issue',
  'final',
  (quote, api) => api.call(issueQuote, quoteVersion(quote)),
  'quote-lifecycle:issue.failed',
)

/** Staff issue by the product's call, agencies by the agent's (spec 2 §6). */
const issueBound = confirmed(
  'issueBound',
  'final',
  (quote, api) =>
    api.call(
      quote.allowedActions.includes('issue') ? issueQuote : agentIssueQuote,
      quoteVersion(quote),
    ),
  'quote-lifecycle:issueBound.failed',
)

const steps = {
  approve: confirmed('approve', 'binding', (quote, api) =>
    api.call(approveQuote, quoteVersion(quote)),
  ),
  issue: (quote: QuoteRow, context: ActionContext) =>
    (quote.status === 'BOUND' ? issueBound : issueRequested)(quote, context),
  release: confirmed(
    'release',
    'light',
    (quote, api) => api.call(releaseQuote, quoteVersion(quote)),
    'quote-lifecycle:release.failed',
  ),
  decline: opensDialog(declineQuoteDialog, false),
  requestReview: opensDialog(quoteReviewDialog),
  setNeedBy: opensDialog(needByDialog),
  underwrite: calls<QuoteRow>({
    params: quoteParams,
    call: (quote, api) => api.call(underwriteQuote, quoteVersion(quote)),
    done: 'quote-lifecycle:underwrite.done',
    refetches,
  }),
  refer: opensDialog(referQuoteDialog),
  escalate: opensDialog(escalateQuoteDialog),
  indicate: confirmed('indicate', 'light', (quote, api) =>
    api.call(indicateQuote, quoteVersion(quote)),
  ),
  bypassRules: opensDialog(bypassRulesDialog),
  recalculate: confirmed('recalculate', 'light', (quote, api) =>
    api.call(repriceQuote, quoteVersion(quote)),
  ),
  rescindBinder: confirmed('rescind', 'final', (quote, api) =>
    api.call(rescindBinder, quoteVersion(quote)),
  ),
  lose: opensDialog(quoteLostDialog),
  retry: confirmed('retry', 'light', (quote, api) => api.call(retryQuote, quoteVersion(quote))),
  delete: opensDialog(deleteQuoteDialog),
  restore: confirmed('restore', 'light', (quote, api) =>
    api.call(restoreQuote, quoteVersion(quote)),
  ),
} as const

/** A lifecycle step of a quote. */
export type LifecycleStep = keyof typeof steps

/** Takes a lifecycle step on the current quote. */
export const takeStep = async (
  step: LifecycleStep,
  quote: QuoteRow,
  context: ActionContext,
): Promise<void> => {
  await context.portal.wording.load('quote-lifecycle')
  await steps[step](quote, context)
}
