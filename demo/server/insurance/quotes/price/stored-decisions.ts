import { irpmModifier } from '#core/insurance/rating/irpm.ts'
import type { PricingDecisions } from '../../rating/service.ts'
import type { PriceRecord } from '../tables.ts'

/** Of decisions that were stored before they had a reach. */
const anything = { maxLimit: null, maxPremium: null }

/** What a saved quote brings to its next price: plan version, releases and adjustments. */
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
