import { irpmModifier } from '#core/insurance/rating/irpm.ts'
import type { PricingDecisions } from '../../rating/service.ts'
import type { PriceRecord } from '../tables.ts'

/** The reach of decisions that were stored before decisions had one. */
const anything = { maxLimit: null, maxPremium: null }

/** What the next price of a saved quote takes from it: plan version, releases and adjustments. */
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
