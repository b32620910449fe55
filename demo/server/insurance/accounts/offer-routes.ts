import * as calls from '#core/insurance/accounts/offer-endpoints.ts'
import { formKinds } from '#core/insurance/accounts/offers.ts'
import { accountFieldsOf } from '#core/insurance/accounts/fields.ts'
import {
  detailsProductOf,
  detailsProducts,
  detailsVariantOf,
} from '#core/insurance/products/details-forms.ts'
import { productLinesOf, securityProductsOf } from '#core/insurance/products/product-lines.ts'
import { productsOf } from '#core/insurance/products/products.ts'
import { fieldError } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import { readAccount } from './service.ts'

/** The products of a region, and the questions of an account's forms. */
export const offerRoutes: readonly Route[] = [
  route(calls.listProducts, async ({ query }, { region }) => ({
    content: productsOf(query.country ?? region).map((id) => ({ id })),
  })),
  route(calls.listProductLines, async ({ query }, { region }) => ({
    content: productLinesOf(query.country ?? region).map(({ id, products }) => ({
      id,
      products: [...products],
    })),
  })),
  route(calls.listAccountForms, async ({ params }, { services, viewer }) => {
    const { region } = await readAccount(services, viewer, params.accountId)
    const own = {
      details: detailsProducts.filter((each) => detailsProductOf(each, region) === each),
      security: securityProductsOf(region),
    }
    const content = formKinds.flatMap((kind) => [
      { kind },
      ...own[kind].map((product) => ({ kind, product })),
    ])
    return { content }
  }),
  route(calls.listAccountFields, async ({ params, query }, { services, viewer }) => {
    const account = await readAccount(services, viewer, params.accountId)
    const product = detailsProductOf(query.product, account.region)
    if (product !== query.product) throw fieldError('invalid', 'product')
    const year = services.clock.now().getUTCFullYear()
    const context = { region: account.region, year, variant: detailsVariantOf(product) }
    return { content: accountFieldsOf(context, account) }
  }),
]
