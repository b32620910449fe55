import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { QuoteAction } from '#core/insurance/quotes/actions.ts'
import { readyQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { type Action, actionOnSaved } from '../../frame/actions/action.ts'

/** Whether the server allows an action on a quote. */
export const allows =
  (name: QuoteAction) =>
  ({ allowedActions }: QuoteRow): boolean =>
    allowedActions.includes(name)

/** Whether the viewer may make a decision, now or once it is unblocked. */
export const canDecide =
  (name: QuoteAction) =>
  (quote: QuoteRow): boolean =>
    allows(name)(quote) || blockedReason(name)(quote) !== undefined

/** The reason why a decision is blocked; undefined if it is not. */
export const blockedReason =
  (name: QuoteAction) =>
  ({ blockedActions = [] }: QuoteRow): string | undefined =>
    blockedActions.find(({ action }) => action === name)?.detail

/** The params and version of a call, so that a quote that changed since is rejected. */
export const quoteVersion = ({ id, product, modified }: QuoteRow) => ({
  params: { product, quoteId: id },
  ifMatch: modified,
})

/** The text params of a quote. */
export const quoteParams = ({ quoteNumber, companyName }: QuoteRow) => ({
  number: quoteNumber,
  company: companyName,
})

/** An action on a saved quote. */
export const onSavedQuote = (value: Omit<Action<QuoteRow>, 'unsaved'>): Action<QuoteRow> =>
  actionOnSaved(({ id }, { api }) => api.call(getQuoteById, { params: { id } }), value)

/** Whether a quote is Ready rather than Indication or Referral (spec 2 §4). */
export const isReady = ({ status }: QuoteRow): boolean =>
  readyQuoteStatuses.some((each) => each === status)
