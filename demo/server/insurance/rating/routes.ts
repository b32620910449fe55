import { calculatePrice, getRaterRules, listPresets } from '#core/insurance/rating/endpoints.ts'
import { getRaterData, getTechEnoRate } from '#core/insurance/rating/rater-data-endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { failAsNamed } from '../sandbox/faults.ts'
import { referredAsNamed } from '../sandbox/referral.ts'
import { raterDataOf, techEnoRateOf } from './rater-data.ts'
import { presetsOf, priceAt, rulesOf } from './service.ts'
import { withheldFrom } from './withheld.ts'

/** Pricing uses no database but for flagged coverages: plans and tables are in memory. */
export const ratingRoutes: readonly Route[] = [
  route(calculatePrice, async ({ body }, context) => {
    const { services } = context
    const { name } = body.account
    await failAsNamed(context, name)
    const withheld = await withheldFrom(services, body)
    const price = priceAt(body, services.clock.now(), { withheld, comparesAnswers: true })
    return referredAsNamed(services, name, price)
  }),
  route(getRaterData, async ({ body }, { services }) => raterDataOf(body, services.clock.now())),
  route(getTechEnoRate, async ({ query }) => techEnoRateOf(query.product, query.naicsCode)),
  route(listPresets, async ({ query }) => ({ presets: presetsOf(query.product) })),
  route(getRaterRules, async ({ query }, { services }) =>
    rulesOf(query.product, query.state, services.clock.now()),
  ),
]
