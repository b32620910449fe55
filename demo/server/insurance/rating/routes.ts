import { calculatePrice, getRaterRules, listPresets } from '#core/insurance/rating/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { failAsNamed } from '../sandbox/faults.ts'
import { referredAsNamed } from '../sandbox/referral.ts'
import { presetsOf, priceAt, rulesOf } from './service.ts'

/** Pricing uses no database: plans and tables are in memory. */
export const ratingRoutes: readonly Route[] = [
  route(calculatePrice, async ({ body }, context) => {
    const { services } = context
    const { name } = body.account
    await failAsNamed(context, name)
    return referredAsNamed(services, name, priceAt(body, services.clock.now()))
  }),
  route(listPresets, async ({ query }) => ({ presets: presetsOf(query.product) })),
  route(getRaterRules, async ({ query }, { services }) =>
    rulesOf(query.product, query.state, services.clock.now()),
  ),
]
