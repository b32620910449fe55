import type { Platform } from '../../platform/platform.ts'
import { getRaterRules } from '../../rating/endpoints.ts'
import type { RaterRules } from '../../rating/model.ts'
import { getQuoteById } from '../endpoints.ts'
import type { Quote } from '../model.ts'
import type { QuotedProduct } from '../products.ts'
import { emptyForm, type CalculatorForm } from './form.ts'

/** What a calculator starts from. */
export interface Opened {
  readonly quote?: Quote
  readonly form: CalculatorForm
}

type Needs = Pick<Platform, 'api' | 'wording'>

/** What the product may offer; `state` moves its days into the insured's zone. */
export const readRules = (
  platform: Needs,
  product: QuotedProduct,
  state: string,
): Promise<RaterRules> =>
  platform.api.call(getRaterRules, { query: { product, ...(state === '' ? {} : { state }) } })

/** A saved quote, ready to be changed. */
export const openQuote = async (platform: Needs, quoteId: string): Promise<Opened> => {
  // What only saved quotes need comes with them.
  const [quote, { formOfQuote }] = await Promise.all([
    platform.api.call(getQuoteById, { params: { id: quoteId } }),
    import('./saved-form.ts'),
  ])
  return { quote, form: formOfQuote(quote, platform.wording.$locale.get()) }
}

/** A new quote for an account that is known already. */
export const openAccount = async (platform: Needs, accountId: string): Promise<Opened> => {
  const [{ getAccount }, { formOfAccount }] = await Promise.all([
    import('../../accounts/endpoints.ts'),
    import('./account-form.ts'),
  ])
  const account = await platform.api.call(getAccount, { params: { id: accountId } })
  return { form: formOfAccount(account, platform.wording.$locale.get()) }
}

export const openNew = (): Opened => ({ form: emptyForm })
