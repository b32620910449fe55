import { getAccount } from '../../accounts/endpoints.ts'
import type { Services } from '../../../platform/services.ts'
import { defaultProductOf } from '../../products/model.ts'
import { regionOfProduct, type QuotedProduct } from '../../products/products.ts'
import { getQuoteById } from '../endpoints.ts'
import { getRenewal } from '../renewal/endpoints.ts'
import { formOfAccount } from './account-form.ts'
import type { Draft } from './draft-model.ts'
import { formAnswers, knownAnswers } from './known-answers.ts'
import type { InitialData } from './initial-data.ts'
import { versionOf } from './quote-version.ts'
import { formOfInput } from './saved-form.ts'

type Dependencies = Pick<Services, 'api'>

/** Opens a saved quote for editing, with the values typed before a reload. */
export const openQuote = async (
  { api }: Dependencies,
  quoteId: string,
  { draft, asksAddress }: { readonly draft: Draft | undefined; readonly asksAddress: boolean },
): Promise<InitialData> => {
  const quote = await api.call(getQuoteById, { params: { id: quoteId } })
  const version = versionOf(quote)
  const opened = { quote, version, product: quote.product, form: version.form }
  if (draft?.basis === undefined) return opened
  if (draft.basis.modified === quote.modified) return { ...opened, draft }
  // The draft can no longer be saved.
  if (!quote.allowedActions.includes('update')) return opened
  const { compareWithQuote } = await import('./conflict.ts')
  const { basis: before, form: mine } = draft
  const found = compareWithQuote(quote, { before, mine, base: before.form, asksAddress })
  if (found.kind === 'saved') return opened
  if (found.kind === 'unaffected') return { ...opened, draft }
  return { ...opened, draft, version: before, conflict: found.conflict }
}

/**
 * Starts a new quote for an existing account. A product of another region is replaced by the
 * account region's default.
 */
export const openAccount = async (
  platform: Dependencies,
  accountId: string,
  wanted: QuotedProduct | undefined,
): Promise<InitialData> => {
  const [account, answers] = await Promise.all([
    platform.api.call(getAccount, { params: { id: accountId } }),
    knownAnswers(platform, accountId),
  ])
  const isSold = wanted !== undefined && regionOfProduct[wanted] === account.region
  return {
    product: isSold ? wanted : defaultProductOf[account.region],
    form: { ...formOfAccount(account), ...formAnswers(answers) },
  }
}

/** Starts the renewal of a policy: its terms for the next year, with the account's current data. */
export const openRenewal = async (
  { api }: Dependencies,
  policyId: string,
): Promise<InitialData> => {
  const renewal = await api.call(getRenewal, { params: { policyId } })
  const account = await api.call(getAccount, { params: { id: renewal.accountId } })
  const { input, before, contact } = renewal
  const { company, address } = formOfAccount(account)
  return {
    product: renewal.product,
    accountId: renewal.accountId,
    form: {
      ...formOfInput(input, before.global.preset),
      company,
      address,
      contact,
    },
  }
}
