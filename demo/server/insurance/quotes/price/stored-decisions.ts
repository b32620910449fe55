import { irpmModifier } from '#core/insurance/rating/irpm.ts'
import type { PricingDecisions } from '../../rating/service.ts'
import type { PriceRecord } from '../tables.ts'

/** The scope of decisions that were stored before decisions had one. */
const anything = { maxLimit: null, maxPremium: null }

/** The inputs of a saved quote's next price: plan version, releases and adjustments. */
export const storedDecisionsOf = ({
  price,
  releases,
  adjustments: { irpm, events = [], mgaFee, bypass, bypassUpTo = anything },
}: Pick<PriceRecord, 'price' | 'releases' | 'adjustments'>): PricingDecisions => ({
  planVersion: price.planVersion,
  releases,
  adjustments: {
    ...(irpm && { irpmModifier: irpmModifier(irpm) }),
    excludedEvents: events.length,
    mgaFee,
    ...(bypass !== undefined && { bypass: bypassUpTo }),
  },
})
