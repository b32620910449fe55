import { approveQuote, issueQuote, releaseQuote } from '#core/insurance/quotes/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { action } from '../../frame/actions/action.ts'
import { calls, opens } from '../../frame/actions/steps.ts'
import { declineQuoteDialog } from './quote-dialogs.ts'
import { quoteSummary } from './quote-summary.ts'
import { allows, decides, named, onSavedQuote, shown, waitsFor } from './saved-quote.ts'
import { showsQuotes } from './shows-quotes.ts'

const refetches = showsQuotes

/** Issues the policy. */
export const issue = onSavedQuote({
  id: 'issue',
  asks: true,
  label: ({ status }) => (status === 'BOUND' ? 'quotes:action.issueBound' : 'quotes:action.issue'),
  icon: 'approve',
  isPrimary: true,
  visible: decides('issue'),
  blocked: waitsFor('issue'),
  perform: calls({
    confirm: {
      title: 'quotes:underwriting.issueTitle',
      lead: 'quotes:underwriting.issueLead',
      confirm: 'quotes:action.issue',
      weight: 'final',
      summary: quoteSummary,
    },
    params: named,
    call: (quote, api) =>
      api.call(issueQuote, { ...shown(quote), idempotencyKey: `issue-${quote.id}` }),
    done: 'quotes:underwriting.issued',
    // the words of the spec for each (spec 3 §8)
    failed: ({ status }) =>
      status === 'BOUND'
        ? 'quotes:underwriting.issueBoundFailed'
        : 'quotes:underwriting.issueFailed',
    refetches,
  }),
})

/** Binds it. */
export const approve = onSavedQuote({
  id: 'approve',
  asks: true,
  label: 'quotes:action.approve',
  icon: 'check',
  visible: decides('approve'),
  blocked: waitsFor('approve'),
  perform: calls({
    confirm: {
      title: 'quotes:underwriting.approveTitle',
      lead: 'quotes:underwriting.approveLead',
      confirm: 'quotes:action.approve',
      weight: 'binding',
      summary: quoteSummary,
    },
    params: named,
    call: (quote, api) =>
      api.call(approveQuote, { ...shown(quote), idempotencyKey: `approve-${quote.id}` }),
    done: 'quotes:underwriting.approved',
    refetches,
  }),
})

/** Releases it from its referral. */
export const release = onSavedQuote({
  id: 'release',
  asks: true,
  label: 'quotes:action.release',
  icon: 'release',
  isPrimary: true,
  visible: decides('release'),
  blocked: waitsFor('release'),
  perform: calls({
    confirm: {
      title: 'quotes:underwriting.releaseTitle',
      lead: 'quotes:underwriting.releaseLead',
      confirm: 'quotes:action.release',
      weight: 'light',
      summary: quoteSummary,
    },
    params: named,
    call: (quote, api) => api.call(releaseQuote, shown(quote)),
    done: 'quotes:underwriting.released',
    failed: 'quotes:underwriting.releaseFailed',
    refetches,
  }),
})

/** Declines it with a reason. */
export const decline = action<QuoteRow>({
  id: 'decline',
  asks: true,
  label: 'quotes:action.decline',
  icon: 'decline',
  isDangerous: true,
  visible: allows('decline'),
  unsaved: 'discard',
  perform: opens(declineQuoteDialog, {
    input: (quote) => ({ quoteId: quote.id, ...named(quote) }),
    done: 'quotes:underwriting.declined',
    refetches,
  }),
})
