import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import {
  endedQuoteStatuses,
  openQuoteStatuses,
  readyQuoteStatuses,
} from '#core/insurance/quotes/statuses.ts'
import { noticeStateOf } from '#core/insurance/quotes/surplus-notice.ts'
import { action } from '../../frame/actions/action.ts'
import { downloads } from '../../frame/actions/steps.ts'
import { updatePolicyholderOf } from '../contacts/update-policyholder.ts'
import { documentsAction, type DocumentSubject } from '../record-documents.ts'
import { adjustments } from './adjustments/adjustment-actions.ts'
import {
  approve,
  decline,
  endActions,
  issue,
  maintenanceActions,
  release,
  reviewActions,
} from './lifecycle/lifecycle-actions.ts'
import { allows, onSavedQuote } from './saved-quote.ts'

const lazySteps = () => import('./lazy-steps.ts')

export const requestToBind = onSavedQuote({
  id: 'request-to-bind',
  asks: true,
  label: 'quotes:action.requestToBind',
  icon: 'send',
  isPrimary: true,
  visible: allows('requestToBind'),
  perform: async (quote, context) => (await lazySteps()).bind(quote, context),
})

/** Whether only the attestation of the surplus lines notice is missing. */
const awaitsNoticeOnly = ({ allowedActions, isVerifiedByAgent, status }: QuoteRow): boolean =>
  allowedActions.includes('attest') &&
  isVerifiedByAgent &&
  readyQuoteStatuses.some((each) => each === status)

/** Requests to bind a surplus quote in three steps (spec 2 §2). */
export const bindSurplus = onSavedQuote({
  id: 'bind-surplus',
  asks: true,
  label: 'quotes:action.requestToBind',
  icon: 'send',
  isPrimary: true,
  visible: awaitsNoticeOnly,
  perform: async (quote, context) => (await lazySteps()).takeNoticeSteps('bind', quote, context),
})

/**
 * Attests the notice, asks the broker, or shows the receipts, even if a notice is no longer needed.
 */
const surplusNotice = onSavedQuote({
  id: 'surplus-notice',
  asks: true,
  label: 'quotes:action.surplusNotice',
  icon: 'document',
  visible: (quote) => noticeStateOf(quote) !== undefined || quote.hasAttestations === true,
  perform: async (quote, context) => (await lazySteps()).showNotice(quote, context),
})

export const proposal = onSavedQuote({
  id: 'download-proposal',
  label: 'quotes:action.downloadProposal',
  icon: 'download',
  visible: allows('downloadProposal'),
  perform: downloads(
    (quote, api) =>
      api.call(downloadProposal, {
        params: { accountId: quote.accountId, quoteId: quote.id },
        query: { createdDate: quote.created },
      }),
    () => 'documents:quote.downloadFailed',
  ),
})

/** Uses the saved terms, which the comparison shows. */
const compare = onSavedQuote({
  id: 'compare-quote',
  label: 'quotes:action.compare',
  icon: 'columns',
  visible: allows('compare'),
  perform: async (quote, context) => (await lazySteps()).compare(quote, context),
})

export const send = onSavedQuote({
  id: 'send-quote',
  asks: true,
  label: 'quotes:action.send',
  icon: 'send',
  visible: allows('send'),
  perform: async (quote, context) => (await lazySteps()).send(quote, context),
})

const sendRequest = onSavedQuote({
  id: 'send-quote-request',
  asks: true,
  label: 'quotes:action.sendRequest',
  icon: 'send',
  visible: allows('send'),
  perform: async (quote, context) => (await lazySteps()).sendRequest(quote, context),
})

/** Starts a new quote from an ended one. */
const requote = action<QuoteRow>({
  id: 'requote',
  asks: true,
  label: 'quotes:action.requote',
  icon: 'plus',
  visible: ({ status }) => endedQuoteStatuses.some((each) => each === status),
  needs: 'quote:create',
  unsaved: 'keep',
  perform: async (quote, context) => (await lazySteps()).requote(quote, context),
})

/** Requests the signature, or shows its receipt. */
const signature = onSavedQuote({
  id: 'signature',
  asks: true,
  label: 'quotes:action.signature',
  icon: 'document',
  visible: ({ status, allowedActions }) =>
    allowedActions.includes('requestSignature') || status === 'SIGNED',
  perform: async (quote, context) => (await lazySteps()).sign(quote, context),
})

/** Asks first, because unsaved edits are lost (spec 2 §4). */
const placement = action<QuoteRow>({
  id: 'switch-placement',
  asks: true,
  label: 'quotes:action.placement',
  icon: 'switch',
  visible: allows('switchPlacement'),
  unsaved: 'keep',
  perform: async (quote, context) => (await lazySteps()).switchPlacement(quote, context),
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
  bindSurplus,
  issue,
  approve,
  release,
  ...reviewActions,
  compare,
  requote,
  send,
  sendRequest,
  signature,
  surplusNotice,
  placement,
  proposal,
  documents,
  policyholder,
  ...maintenanceActions,
  ...adjustments,
  decline,
  ...endActions,
]
