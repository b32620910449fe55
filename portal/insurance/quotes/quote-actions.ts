import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import {
  approveQuote,
  getQuoteById,
  issueQuote,
  releaseQuote,
} from '#core/insurance/quotes/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { noticeStateOf } from '#core/insurance/quotes/surplus-notice.ts'
import {
  endedQuoteStatuses,
  openQuoteStatuses,
  type QuoteAction,
} from '#core/insurance/quotes/transitions.ts'
import { action, actionOnSaved, type Action } from '../../frame/actions/action.ts'
import { calls, downloads, opens } from '../../frame/actions/steps.ts'
import { updatePolicyholderOf } from '../contacts/update-policyholder.ts'
import type { DocumentSubject } from '../documents/document-subject.ts'
import { documentsAction } from '../documents/record-documents.ts'
import { declineQuoteDialog, requestToBindDialog } from './quote-dialogs.ts'
import type { Adjustment } from './adjusting/adjust-quote.ts'
import type { LifeStep } from './life/life-steps.ts'
import { quoteSummary } from './quote-summary.ts'
import { showsQuotes } from './shows-quotes.ts'

const allows =
  (name: QuoteAction) =>
  ({ allowedActions }: QuoteRow): boolean =>
    allowedActions.includes(name)

/** The quote as it was shown: what has changed since is not decided on. */
const shown = ({ id, product, modified }: QuoteRow) => ({
  params: { product, quoteId: id },
  ifMatch: modified,
})

/** The params of texts about a quote. */
const named = ({ quoteNumber, companyName }: QuoteRow) => ({
  number: quoteNumber,
  company: companyName,
})

const refetches = showsQuotes

/** An action on a saved quote. */
export const onSavedQuote = (value: Omit<Action<QuoteRow>, 'unsaved'>): Action<QuoteRow> =>
  actionOnSaved(({ id }, { api }) => api.call(getQuoteById, { params: { id } }), value)

export const requestToBind = onSavedQuote({
  id: 'request-to-bind',
  label: 'quotes:action.requestToBind',
  icon: 'send',
  isPrimary: true,
  visible: allows('requestToBind'),
  perform: opens(requestToBindDialog, {
    input: ({ id, modified }) => ({ quoteId: id, modified }),
    done: 'quotes:bind.done',
    refetches,
    // The server's answers need a second to show the change (spec 2 §9).
    settles: 1_000,
  }),
})

const later = () => import('./later-steps.ts')

/** Attests it, asks the broker, or shows the receipt. */
const surplusNotice = onSavedQuote({
  id: 'surplus-notice',
  label: 'quotes:action.surplusNotice',
  icon: 'document',
  visible: (quote) => noticeStateOf(quote) !== undefined,
  perform: async (quote, context) => (await later()).showNotice(quote, context),
})

const issue = onSavedQuote({
  id: 'issue',
  label: ({ status }) => (status === 'BOUND' ? 'quotes:action.issueBound' : 'quotes:action.issue'),
  icon: 'approve',
  isPrimary: true,
  visible: allows('issue'),
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
    refetches,
  }),
})

const approve = onSavedQuote({
  id: 'approve',
  label: 'quotes:action.approve',
  icon: 'check',
  visible: allows('approve'),
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

const release = onSavedQuote({
  id: 'release',
  label: 'quotes:action.release',
  icon: 'release',
  isPrimary: true,
  visible: allows('release'),
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

export const proposal = onSavedQuote({
  id: 'download-proposal',
  label: 'quotes:action.downloadProposal',
  icon: 'download',
  visible: allows('downloadProposal'),
  perform: downloads((quote, api) =>
    api.call(downloadProposal, {
      params: { accountId: quote.accountId, quoteId: quote.id },
      query: { createdDate: quote.created },
    }),
  ),
})

/** With the saved terms, which the comparison shows. */
const compare = onSavedQuote({
  id: 'compare-quote',
  label: 'quotes:action.compare',
  icon: 'columns',
  visible: allows('compare'),
  perform: async (quote, context) => (await later()).compare(quote, context),
})

const send = onSavedQuote({
  id: 'send-quote',
  label: 'quotes:action.send',
  icon: 'send',
  visible: allows('send'),
  perform: async (quote, context) => (await later()).send(quote, context),
})

const sendRequest = onSavedQuote({
  id: 'send-quote-request',
  label: 'quotes:action.sendRequest',
  icon: 'send',
  visible: allows('send'),
  perform: async (quote, context) => (await later()).sendRequest(quote, context),
})

/** A quote that has ended is asked for again. */
const requote = action<QuoteRow>({
  id: 'requote',
  label: 'quotes:action.requote',
  icon: 'plus',
  visible: ({ status }) => endedQuoteStatuses.some((each) => each === status),
  needs: 'quote:create',
  unsaved: 'keep',
  perform: async (quote, context) => (await later()).requote(quote, context),
})

/** Asks for it, or shows its receipt. */
const signature = onSavedQuote({
  id: 'signature',
  label: 'quotes:action.signature',
  icon: 'document',
  visible: ({ status, allowedActions }) =>
    allowedActions.includes('requestSignature') || status === 'SIGNED',
  perform: async (quote, context) => (await later()).sign(quote, context),
})

/** An editor of underwriters, on the saved terms. */
const adjusts = (
  adjustment: Adjustment,
  { id, label, icon }: Pick<Action<QuoteRow>, 'id' | 'label' | 'icon'>,
): Action<QuoteRow> =>
  onSavedQuote({
    id,
    label,
    icon,
    visible: allows('update'),
    needs: 'quote:review',
    perform: async (quote, context) => (await later()).adjust(adjustment, quote, context),
  })

const adjustments = [
  adjusts('irpm', { id: 'irpm', label: 'quotes:action.irpm', icon: 'quote' }),
  adjusts('events', { id: 'event-exclusions', label: 'quotes:action.events', icon: 'flag' }),
  adjusts('brokerFee', { id: 'broker-fee', label: 'quotes:action.brokerFee', icon: 'pay' }),
  adjusts('mgaFee', { id: 'mga-fee', label: 'quotes:action.mgaFee', icon: 'pay' }),
]

/** A step of the life, on the saved terms. */
const step = (
  name: LifeStep,
  { id, label, icon }: Pick<Action<QuoteRow>, 'id' | 'label' | 'icon'>,
): Action<QuoteRow> =>
  onSavedQuote({
    id,
    label,
    icon,
    visible: allows(name),
    perform: async (quote, context) => (await later()).live(name, quote, context),
  })

/** A step of the life that ends the quote: edits are obsolete then. */
const ends = (
  name: LifeStep,
  { id, label, icon }: Pick<Action<QuoteRow>, 'id' | 'label' | 'icon'>,
): Action<QuoteRow> =>
  action({
    id,
    label,
    icon,
    isDangerous: true,
    visible: allows(name),
    unsaved: 'discard',
    perform: async (quote, context) => (await later()).live(name, quote, context),
  })

/** What underwriters decide on open quotes. */
const reviewing = [
  step('underwrite', { id: 'underwrite', label: 'quotes:action.underwrite', icon: 'person' }),
  step('indicate', { id: 'indicate', label: 'quotes:action.indicate', icon: 'quote' }),
  step('refer', { id: 'refer', label: 'quotes:action.refer', icon: 'inbox' }),
  step('bypassRules', { id: 'bypass-rules', label: 'quotes:action.bypassRules', icon: 'release' }),
]

const maintaining = [
  step('requestReview', {
    id: 'quote-review',
    label: 'quotes:action.requestReview',
    icon: 'inbox',
  }),
  step('setNeedBy', { id: 'quote-need-by', label: 'quotes:action.needBy', icon: 'clock' }),
  step('recalculate', { id: 'recalculate', label: 'quotes:action.recalculate', icon: 'refresh' }),
  step('retry', { id: 'retry', label: 'quotes:action.retry', icon: 'refresh' }),
  step('restore', { id: 'restore', label: 'quotes:action.restore', icon: 'release' }),
]

const endings = [
  ends('lose', { id: 'quote-lost', label: 'quotes:action.lost', icon: 'flag' }),
  ends('rescindBinder', { id: 'rescind', label: 'quotes:action.rescind', icon: 'decline' }),
  ends('delete', { id: 'delete-quote', label: 'quotes:action.delete', icon: 'bin' }),
]

const decline = action<QuoteRow>({
  id: 'decline',
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

/** Lists the quote's documents, including binder and policy. */
export const documentsOf = ({ accountId, id, quoteNumber }: QuoteRow): DocumentSubject => ({
  accountId,
  filter: { quoteId: id },
  name: quoteNumber,
})

const documents = documentsAction(documentsOf)

/** Only while the quote is open or requested (spec 2 §4). */
export const policyholder = updatePolicyholderOf<QuoteRow>(({ status }) =>
  openQuoteStatuses.some((each) => each === status),
)

/** The actions of a quote. */
export const quoteActions = [
  requestToBind,
  issue,
  approve,
  release,
  ...reviewing,
  compare,
  requote,
  send,
  sendRequest,
  signature,
  surplusNotice,
  proposal,
  documents,
  policyholder,
  ...maintaining,
  ...adjustments,
  decline,
  ...endings,
]
