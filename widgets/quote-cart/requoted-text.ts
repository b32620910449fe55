import { sentences } from '#core/foundation/wording/sentences.ts'
import type { Requoted } from '#core/insurance/quotes/cart/requote.ts'
import type { Translate } from '#core/foundation/wording/wording.ts'
import type { CartNotice } from './cart-context.ts'

/** The notice after requoting, with the reason for each variation that failed. */
export const requotedText = ({ done, failed }: Requoted, t: Translate): CartNotice => {
  if (failed.length === 0) return { tone: 'success', text: t('cart:requote.done', { count: done }) }
  const reasons = failed.map(({ item, error }) => {
    const fieldErrors = error?.fieldErrors.map(({ message }) => message) ?? []
    const reason = error?.message ?? t('cart:requote.incomplete')
    return `${item.presetName}: ${fieldErrors.length > 0 ? sentences(...fieldErrors) : reason}`
  })
  return { tone: 'error', text: sentences(t('cart:requote.failed'), ...reasons) }
}
