import type { CartChoice, VariationResult } from '#core/insurance/quotes/cart/model.ts'
import type { Locale } from '#core/foundation/region/regions.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { requestToBind } from '../bind/request-to-bind.ts'
import { takeDecisionMail, type DecisionMail } from '../mail/mail-limits.ts'
import { forEachVariation } from './for-each-variation.ts'

/** Requests to bind each selected variation, with its policyholder and the data that the policy needs. */
export const requestVariations = async (
  services: Services,
  viewer: Viewer,
  choice: CartChoice,
  locale: Locale,
): Promise<VariationResult[]> => {
  const mails = new Map<string, DecisionMail>()
  // limits count outside transactions, so that rolled-back calls count too
  for (const quoteId of new Set(choice.quoteIds))
    mails.set(quoteId, await takeDecisionMail(services, viewer, 'underwriters', quoteId))
  return services.database.transaction(() =>
    forEachVariation(services, viewer, choice, locale, (item) => {
      const { customerFirstName, customerLastName, customerEmail, customerPhone } = item
      // one failure does not affect the others
      return services.database.attempt(() =>
        requestToBind(
          services,
          viewer,
          { quoteId: item.id, seen: item.modified },
          { customerFirstName, customerLastName, customerEmail, customerPhone },
          mails.get(item.id) ?? 'skip',
        ),
      )
    }),
  )
}
