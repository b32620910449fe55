import type { Account } from '#core/insurance/accounts/model.ts'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import { quotedProducts, regionOfProduct } from '#core/insurance/products/products.ts'
import type { WizardSubject } from '../../wizard-paths.ts'

/** The wizard of an account: of the product that the address names, else of its region's first. */
export const startOf = (
  { id: accountId, region }: Pick<Account, 'id' | 'region'>,
  named?: string,
): WizardSubject => ({
  accountId,
  product:
    quotedProducts.find((each) => each === named && regionOfProduct[each] === region) ??
    defaultProductOf[region],
})
