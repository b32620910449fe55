import { useQuery } from '@tanstack/react-query'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import {
  deleteExpiredQuotes,
  deleteInvalidQuotes,
  deleteQuote,
} from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { callDialog } from '../../../frame/dialogs/call-dialog.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'
import { refreshQuotes } from '../../quote-queries.ts'
import type { DeletedTogether } from './lifecycle-dialogs.ts'

/** Deletes one quote, which can be restored. */
export const DeleteQuoteDialog = callDialog((input: Adjusted) => {
  const t = useWording('portal', 'quotes', 'quote-lifecycle')
  const portal = usePortal()
  const { quote, textParams, version, summary } = useAdjustedQuote(input)
  return {
    title: t('quote-lifecycle:delete.title'),
    lead: t('quote-lifecycle:delete.lead', textParams),
    submit: t('quote-lifecycle:delete.submit'),
    summary,
    isDangerous: true,
    record: `delete-quote.${quote.id}`,
    async send() {
      const params = { product: quote.product, quoteId: quote.id }
      await portal.api.call(deleteQuote, { ...version, params })
      await refreshQuotes(portal)
    },
    done: () => t('quote-lifecycle:delete.done', textParams),
    failed: t('quote-lifecycle:delete.failed'),
  }
})

/** The name of the account, if the dialog has one. */
const useCompany = (id = ''): string => {
  const { queries } = usePortal()
  const account = queries.options(getAccount, { params: { id } })
  return useQuery({ ...account, enabled: id !== '' }).data?.name ?? ''
}

/** Creates the dialog that deletes all quotes of a kind, in several calls if needed. */
const deleteAllDialog = (
  texts: 'deleteInvalid' | 'deleteExpired',
  call: typeof deleteInvalidQuotes | typeof deleteExpiredQuotes,
) =>
  callDialog(({ accountId }: DeletedTogether) => {
    const t = useWording('portal', 'quote-lifecycle')
    const portal = usePortal()
    const company = useCompany(accountId)
    return {
      title: t(`quote-lifecycle:${texts}.title`),
      lead: t(`quote-lifecycle:${texts}.${accountId === undefined ? 'lead' : 'leadOfAccount'}`, {
        company,
      }),
      submit: t(`quote-lifecycle:${texts}.submit`),
      isDangerous: true,
      record: texts,
      async send() {
        let count = 0
        for (;;) {
          const { deleted, hasMore } = await portal.api.call(call, { query: { accountId } })
          count += deleted
          if (!hasMore) break
        }
        portal.notifications.show(
          count === 0 ? 'info' : 'success',
          count === 0 ? t('quote-lifecycle:noneDeleted') : t('quote-lifecycle:deleted', { count }),
        )
        await refreshQuotes(portal)
      },
      failed: t('quote-lifecycle:delete.failed'),
    }
  })

/** Deletes every invalid quote of the agency, or of one account. */
export const DeleteInvalidDialog = deleteAllDialog('deleteInvalid', deleteInvalidQuotes)

/** Deletes every expired quote of the agency, or of one account. */
export const DeleteExpiredDialog = deleteAllDialog('deleteExpired', deleteExpiredQuotes)
