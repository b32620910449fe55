import {
  calculatePrice,
  getRaterData,
  getRaterRules,
  getTechEnoRate,
  listPresets,
} from '#core/insurance/rating/endpoints.ts'
import { regionOfProduct, type QuotedProduct } from '#core/insurance/products/products.ts'
import { fieldError } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { grantedAccountId } from '../accounts/scope.ts'
import { readAccount } from '../accounts/service.ts'
import { injectNamedFault, withNamedReferral } from '../sandbox/named-outcomes.ts'
import { withKnownAnswers } from '../security/account-answers.ts'
import { raterDataOf, techEnoRateOf } from './rater-data.ts'
import { presetsOf, priceAt, rulesOf } from './service.ts'
import { withheldCoverages } from './withheld-coverages.ts'

/** A user can quote what their region sells; staff have no region. */
const assertSoldIn = (viewer: Viewer, product: QuotedProduct): void => {
  const own = viewer.kind === 'user' ? viewer.region : undefined
  if (own !== undefined && regionOfProduct[product] !== own)
    throw fieldError('productNotOffered', 'product')
}

/** Pricing reads only flags and the named account: plans and tables are in memory. */
export const ratingRoutes: readonly Route[] = [
  route(calculatePrice, async ({ body: { accountId, ...given } }, context) => {
    const { services, viewer } = context
    const { name } = given.account
    assertSoldIn(viewer, given.product)
    await injectNamedFault(context, name)
    const named = accountId ?? grantedAccountId(viewer)
    const account = named === undefined ? undefined : await readAccount(services, viewer, named)
    const input = await withKnownAnswers(services, viewer, given, account?.id)
    const withheld = await withheldCoverages(services, input)
    const price = priceAt(input, services.clock.now(), { withheld, comparesAnswers: true })
    return withNamedReferral(services, name, price)
  }),
  route(getRaterData, async ({ body }, { services }) => raterDataOf(body, services.clock.now())),
  route(getTechEnoRate, async ({ query }) => techEnoRateOf(query.product, query.naicsCode)),
  route(listPresets, async ({ query }) => ({ presets: presetsOf(query.product) })),
  route(getRaterRules, async ({ query }, { services }) =>
    rulesOf(query.product, query.state, services.clock.now()),
  ),
]
