import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { noticeStateOf } from '#core/insurance/quotes/surplus-notice.ts'
import { getSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { surplusLicenseDialog } from '../licenses/license-dialogs.ts'
import { surplusNoticeDialog } from '../notice-dialog.ts'
import { noticeStepsDialog } from './notice-steps-dialog.ts'

/** Shows the surplus lines notice of a quote: attest it, ask the broker, or see the receipts. */
export const showNotice = async (quote: QuoteRow, { portal, go }: ActionContext): Promise<void> => {
  const { id: quoteId, product, allowedActions, agencyId, state = '' } = quote
  const isNeeded = noticeStateOf(quote) !== undefined
  const mayAsk = allowedActions.includes('requestAttestation')
  const next = await portal.dialogs.open(surplusNoticeDialog, {
    product,
    quoteId,
    mayAsk,
    isNeeded,
  })
  if (next === 'license') await portal.dialogs.open(surplusLicenseDialog, { agencyId, state })
  await portal.queries.refresh(getSurplusNotice)
  if (next === 'sign') await go(`/customer/quotes/${quoteId}/sign/${product}`)
}

/** Binds or sends a surplus quote with an open notice, in three steps. */
export const takeNoticeSteps = async (
  goal: 'bind' | 'send',
  { id: quoteId }: QuoteRow,
  { portal }: ActionContext,
): Promise<void> => {
  await portal.dialogs.open(noticeStepsDialog, { quoteId, goal })
}
