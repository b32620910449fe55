import { irpmModifier } from '#core/insurance/rating/irpm.ts'
import type { Decided } from '../rating/service.ts'
import type { PriceRecord } from './tables.ts'

/** What a saved quote brings to its next price: plan version, releases and adjustments. */
export const decidedOf = ({
  price,
  releases,
  adjustments: { irpm, events = [], mgaFee, bypass },
}: Pick<PriceRecord, 'price' | 'releases' | 'adjustments'>): Decided => ({
  planVersion: price.planVersion,
  releases,
  adjustments: {
    ...(irpm && { irpmModifier: irpmModifier(irpm) }),
    excludedEvents: events.length,
    mgaFee,
    isBypassed: bypass !== undefined,
  },
})
