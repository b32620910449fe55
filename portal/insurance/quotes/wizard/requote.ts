import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { listEligibleProducts } from '#core/insurance/accounts/eligibility-endpoints.ts'
import type { EligibleProduct } from '#core/insurance/accounts/offers.ts'
import { quotingBarrier } from '#core/insurance/accounts/profile-score.ts'
import { productFactsOf } from '#core/insurance/products/products.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { ActionContext } from '../../../frame/actions/action.ts'
import { requoteDialog } from './requote-dialog.ts'
import { newQuoteAddress } from '../../wizard-paths.ts'

/** The product to quote instead: the fallback if eligible, else the first eligible one. */
export const alternativeProduct = <Offer extends Pick<EligibleProduct, 'product' | 'isEligible'>>(
  offers: readonly Offer[],
): Offer | undefined => {
  const open = offers.filter(({ isEligible }) => isEligible)
  return open.find(({ product }) => productFactsOf(product)?.isFallback) ?? open[0]
}

/**
 * Starts a new quote from an ended one, or explains why its product is no longer available to the
 * account.
 */
export const requote = async (
  { accountId, product, companyName: company }: QuoteRow,
  { portal, persona, go }: ActionContext,
): Promise<void> => {
  const [account, { content }] = await Promise.all([
    portal.api.call(getAccount, { params: { id: accountId } }),
    portal.api.call(listEligibleProducts, { params: { accountId } }),
  ])
  const offer = content.find((each) => each.product === product)
  if (offer?.isEligible === true) {
    await go(newQuoteAddress(`/${persona.id}`, { accountId, product }))
    return
  }
  const barrier = quotingBarrier(account)
  const reasons = offer?.reasons.map(({ detail }) => detail) ?? []
  const texts = barrier ? [portal.wording.t(`products:eligibility.${barrier}`)] : reasons
  const instead = alternativeProduct(content)
  const address = await portal.dialogs.open(requoteDialog, {
    accountId,
    product,
    company,
    reasons: [...new Set(texts)].slice(0, 10),
    ...(instead && { instead: instead.product }),
  })
  if (address !== undefined) await go(address)
}
