import { getAccount } from '../../accounts/endpoints.ts'
import type { Services } from '../../../platform/services.ts'
import { defaultProductOf } from '../../products/model.ts'
import { getQuoteById } from '../endpoints.ts'
import { formOfAccount } from './account-form.ts'
import type { Opened } from './opened.ts'
import { formOfQuote } from './saved-form.ts'

type Needs = Pick<Services, 'api'>

/** Opens a saved quote for changes. */
export const openQuote = async (platform: Needs, quoteId: string): Promise<Opened> => {
  const quote = await platform.api.call(getQuoteById, { params: { id: quoteId } })
  const form = formOfQuote(quote)
  return { quote, product: quote.product, form }
}

/** Starts a new quote for an existing account. */
export const openAccount = async (platform: Needs, accountId: string): Promise<Opened> => {
  const account = await platform.api.call(getAccount, { params: { id: accountId } })
  const form = formOfAccount(account)
  return { product: defaultProductOf[account.region], form }
}
