import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import {
  approveQuote,
  getQuote,
  getQuoteById,
  issueQuote,
  releaseQuote,
  searchBinders,
  searchInbox,
  searchQuotes,
} from '#core/insurance/quotes/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { QuoteAction } from '#core/insurance/quotes/transitions.ts'
import { searchPolicies } from '#core/insurance/policies/endpoints.ts'
import { confirmDialog } from '../../frame/dialogs/confirm-dialog.ts'
import type { Portal } from '../../frame/platform/portal-context.ts'
import { declineQuoteDialog, requestToBindDialog } from './quote-dialogs.ts'
import type { Action, ActionContext } from '../../frame/actions/action.ts'

const allows = (action: QuoteAction) => (quote: QuoteRow) => quote.allowedActions.includes(action)

const paramsOf = (quote: QuoteRow) => ({ product: quote.product, quoteId: quote.id })

/** Asks again for whatever shows quotes, after one of them changed. */
export const refreshQuotes = ({ queries }: Portal): Promise<void> =>
  queries.refresh(
    searchQuotes,
    searchBinders,
    searchInbox,
    searchPolicies,
    searchAccounts,
    getQuote,
    getQuoteById,
  )

/** Asks, then does; tells when it is done. */
const confirmed = async (
  quote: QuoteRow,
  { portal }: ActionContext,
  step: {
    readonly kind: 'issue' | 'release'
    readonly perform: () => Promise<unknown>
    readonly done: () => string
    /** Stands before the reason when it failed. */
    readonly failed?: () => string
  },
): Promise<void> => {
  const { t } = portal.wording
  const named = { number: quote.quoteNumber, company: quote.companyName }
  const isSure = await portal.dialogs.open(confirmDialog, {
    title: t(`portal:underwriting.${step.kind}Title`),
    lead: t(`portal:underwriting.${step.kind}Lead`, named),
    confirm: t(`portal:action.${step.kind}`),
  })
  if (!isSure) return
  try {
    await step.perform()
    portal.notifications.show('success', step.done())
  } catch (error) {
    if (!step.failed || !(error instanceof ClientError)) throw error
    portal.notifications.show('error', `${step.failed()}. ${error.message}`)
  } finally {
    // Refused or lost, the record may have changed: what is on screen is asked again.
    await refreshQuotes(portal)
  }
}

/** What can be done with a quote, wherever one is shown. */
export const quoteActions: readonly Action<QuoteRow>[] = [
  {
    id: 'request-to-bind',
    label: () => 'portal:action.requestToBind',
    icon: 'send',
    isPrimary: true,
    visible: allows('requestToBind'),
    async perform(quote, { portal }) {
      const sent = await portal.dialogs.open(requestToBindDialog, { quoteId: quote.id })
      if (!sent) return
      portal.notifications.show('success', portal.wording.t('portal:bind.done'))
      // The record takes a second to settle (spec 2 §9).
      portal.clock.after(1_000, () => void refreshQuotes(portal))
    },
  },
  {
    id: 'issue',
    label: (quote) =>
      quote.status === 'BOUND' ? 'portal:action.issueBound' : 'portal:action.issue',
    icon: 'approve',
    isPrimary: true,
    visible: allows('issue'),
    perform: (quote, context) =>
      confirmed(quote, context, {
        kind: 'issue',
        perform: () =>
          context.portal.api.call(issueQuote, {
            params: paramsOf(quote),
            idempotencyKey: `issue-${quote.id}`,
          }),
        done: () =>
          context.portal.wording.t('portal:underwriting.issued', { company: quote.companyName }),
      }),
  },
  {
    id: 'approve',
    label: () => 'portal:action.approve',
    icon: 'check',
    visible: allows('approve'),
    async perform(quote, { portal }) {
      await portal.api.call(approveQuote, {
        params: paramsOf(quote),
        idempotencyKey: `approve-${quote.id}`,
      })
      const { quoteNumber: number } = quote
      portal.notifications.show(
        'success',
        portal.wording.t('portal:underwriting.approved', { number }),
      )
      await refreshQuotes(portal)
    },
  },
  {
    id: 'release',
    label: () => 'portal:action.release',
    icon: 'release',
    isPrimary: true,
    visible: allows('release'),
    perform: (quote, context) =>
      confirmed(quote, context, {
        kind: 'release',
        perform: () => context.portal.api.call(releaseQuote, { params: paramsOf(quote) }),
        done: () => context.portal.wording.t('portal:underwriting.released'),
        failed: () => context.portal.wording.t('portal:underwriting.releaseFailed'),
      }),
  },
  {
    id: 'download-proposal',
    label: () => 'portal:action.downloadProposal',
    icon: 'download',
    visible: allows('downloadProposal'),
    async perform(quote, { portal, saveFile }) {
      const file = await portal.api.call(downloadProposal, {
        params: { accountId: quote.accountId, quoteId: quote.id },
        query: { createdDate: quote.created },
      })
      saveFile(file)
    },
  },
  {
    id: 'decline',
    label: () => 'portal:action.decline',
    icon: 'decline',
    isDangerous: true,
    visible: allows('decline'),
    async perform(quote, { portal }) {
      const { id, quoteNumber: number, companyName: company } = quote
      const declined = await portal.dialogs.open(declineQuoteDialog, {
        quoteId: id,
        number,
        company,
      })
      if (!declined) return
      portal.notifications.show('success', portal.wording.t('portal:underwriting.declined'))
      await refreshQuotes(portal)
    },
  },
]
