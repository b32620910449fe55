import type { CartChoice, VariationResult } from '#core/insurance/quotes/cart/model.ts'
import type { Locale } from '#core/foundation/region/regions.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { requestToBind } from '../acting.ts'
import { takeDecisionMail } from '../mail-limits.ts'
import { eachVariation } from './each-variation.ts'

/** Requests to bind each chosen variation, with the policyholder and the facts that it has. */
export const requestVariations = (
  services: Services,
  viewer: Viewer,
  choice: CartChoice,
  locale: Locale,
): Promise<VariationResult[]> =>
  eachVariation(services, viewer, choice, locale, async (item) => {
    const { customerFirstName, customerLastName, customerEmail, customerPhone } = item
    return requestToBind(
      services,
      viewer,
      { quoteId: item.id, seen: item.modified },
      { customerFirstName, customerLastName, customerEmail, customerPhone },
      await takeDecisionMail(services, viewer, 'underwriters', item.id),
    )
  })
