import type { CartChoice, CartItem, VariationResult } from '#core/insurance/quotes/cart/model.ts'
import type { Locale } from '#core/foundation/region/regions.ts'
import { ApiError, notFound } from '../../../kernel/api-error.ts'
import { wireErrorOf } from '../../../kernel/http/failure.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { readAccountCart } from './read-cart.ts'

/** An error's reason as one text, with the field errors if it has any. */
const reasonOf = (error: ApiError, wording: Services['wording'], locale: Locale) => {
  const { code, detail, errors = [] } = wireErrorOf(error, { wording, locale, requestId: '' })
  const details = [...new Set(errors.map((each) => each.detail))]
  return {
    code,
    detail: details.length > 0 && code === 'invalidInput' ? details.join(' ') : detail,
  }
}

/**
 * Applies one action to each selected variation of a cart, in the order of the selection, and reports
 * which failed and why. 404 for an account outside the viewer's scope.
 */
export const forEachVariation = async (
  services: Services,
  viewer: Viewer,
  { accountId, quoteIds }: CartChoice,
  locale: Locale,
  work: (item: CartItem) => Promise<unknown>,
): Promise<VariationResult[]> => {
  const { content } = await readAccountCart(services, viewer, accountId)
  const results: VariationResult[] = []
  for (const quoteId of new Set(quoteIds)) {
    const item = content.find(({ id }) => id === quoteId)
    const { quoteNumber = '', presetName = '' } = item ?? {}
    try {
      if (item === undefined) throw notFound()
      await work(item)
      results.push({ quoteId, quoteNumber, presetName, isDone: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const reason = reasonOf(error, services.wording, locale)
      results.push({ quoteId, quoteNumber, presetName, isDone: false, error: reason })
    }
  }
  return results
}
