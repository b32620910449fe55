import { atom, type ReadableAtom } from 'nanostores'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { reassess } from '#core/insurance/quotes/price/reassess.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { confirm } from '../../frame/dialogs/confirm.ts'
import { errorReasons } from '../../frame/errors/error-reasons.ts'
import { dismissShownError } from '../../frame/notifications/shown-errors.ts'
import type { Portal } from '../../frame/platform/use-portal.ts'

const $accounts = atom<readonly string[]>([])

/** The accounts whose risk is being reassessed from this page. */
export const $reassessed: ReadableAtom<readonly string[]> = $accounts

/** Asks, reassesses the risk of a quote's account, and shows the result (spec 2 §8). */
export const reassessRisk = async (portal: Portal, quote: QuoteRow): Promise<void> => {
  const { wording, notifications } = portal
  const { accountId } = quote
  await wording.load('risk-screen')
  const isSure = await confirm(portal, {
    title: wording.t('risk-screen:reassess.title'),
    lead: wording.t('risk-screen:reassess.lead', { company: quote.companyName }),
    confirm: wording.t('risk-screen:reassess.button'),
  })
  if (!isSure || $accounts.get().includes(accountId)) return
  $accounts.set([...$accounts.get(), accountId])
  const failed = wording.t('risk-screen:reassess.failed')
  try {
    const { scan } = await reassess(portal, quote)
    if (scan === 'failed') notifications.show('error', failed)
    else {
      notifications.show('success', wording.t('risk-screen:reassess.done'))
      notifications.show('warning', wording.t('risk-screen:reassess.warning'))
    }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    dismissShownError(portal, error)
    notifications.show('error', `${failed} ${errorReasons(error)}`)
  } finally {
    $accounts.set($accounts.get().filter((each) => each !== accountId))
  }
}
