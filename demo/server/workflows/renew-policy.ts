import type { Quote } from '#core/insurance/quotes/model.ts'
import type { RenewalDraft, RenewalSummary } from '#core/insurance/quotes/renewal/model.ts'
import type { SecurityAnswers } from '#core/insurance/products/questions.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { findIndustry } from '../directory/industry-codes/industries.ts'
import { ApiError, fieldError } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { fieldErrorOf } from '../kernel/http/failure.ts'
import { without } from '../kernel/lists/without.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { lockAccount, readAccount } from '../insurance/accounts/service.ts'
import { answersOf } from '../insurance/security/account-answers.ts'
import { priceRecordOf } from '../insurance/quotes/price/stored-prices.ts'
import { newPriceOf } from '../insurance/quotes/price/price-quote.ts'
import { ratedCompanyOf } from '../insurance/rating/rated-company.ts'
import { saveQuote } from '../insurance/quotes/edit/save-quote.ts'
import { lockPolicy, policyFor, todayOfPolicy } from '../insurance/policies/service.ts'
import type { PolicyRecord } from '../insurance/policies/tables.ts'
import {
  assertRenewable,
  policyReference,
  openRenewalOf,
  renewalErrorOf,
  renewalOpensOn,
} from '../insurance/policies/renewal-rules.ts'

/** The input of a policy for the following year, with the current data and answers of its account. */
const nextInput = (
  policy: PolicyRecord,
  before: CalculatorInput,
  account: CalculatorInput['account'],
  answers: SecurityAnswers,
): CalculatorInput => ({
  ...without(before, 'presets'),
  account,
  securityAnswers: { ...before.securityAnswers, ...answers },
  global: {
    ...(before.global && without(before.global, 'endDate')),
    effectiveDate: policy.endDate,
  },
})

const isUnpriced = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'invalidInput'

/** The price of an input, or the reason why there is none, in the viewer's language. */
const priceNow = async (
  { services, locale }: Pick<Context, 'services' | 'locale'>,
  input: CalculatorInput,
): Promise<{ now: CalculatorAnswer | null; noPrice?: string }> => {
  try {
    return { now: (await newPriceOf(services, input, services.clock.now())).price }
  } catch (error) {
    if (!isUnpriced(error)) throw error
    const { wording } = services
    const texts = error.fieldErrors.map((each) => fieldErrorOf({ wording, locale }, each).detail)
    return { now: null, noPrice: [...new Set(texts)].join(' ') }
  }
}

/** A policy compared with the following year; 404 outside the viewer's scope. */
export const readRenewal = async (context: Context, policyId: string): Promise<RenewalSummary> => {
  const { services, viewer } = context
  const policy = await policyFor(services, viewer, policyId)
  const account = await readAccount(services, viewer, policy.accountId)
  const { input: before, price } = await priceRecordOf(services, policy.quoteId)
  const now = {
    ...ratedCompanyOf(policy.region, account),
    yearEstablished: account.yearEstablished ?? before.account.yearEstablished,
  }
  const input = nextInput(policy, before, now, await answersOf(services, account.id))
  const industryOf = ({ naicsCode }: CalculatorInput['account']): string | null =>
    findIndustry(policy.region, naicsCode)?.description ?? null
  const today = await todayOfPolicy(services, policy)
  return {
    policyId: policy.id,
    policyNumber: policy.policyNumber,
    accountId: policy.accountId,
    companyName: account.name,
    product: policy.product,
    currency: currencyOf[policy.region],
    barrier: renewalErrorOf(policy, today) ?? null,
    renewedBy:
      policy.renewedById === null
        ? null
        : ((await policyReference(services, policy.renewedById)) ?? null),
    opensOn: renewalOpensOn(policy),
    endDate: policy.endDate,
    facts: { before: before.account, now },
    industries: { before: industryOf(before.account), now: industryOf(now) },
    before: price,
    ...(await priceNow(context, input)),
    input,
    totalBefore: policy.totalPremium,
    contact: {
      firstName: policy.customerFirstName,
      lastName: policy.customerLastName,
      email: policy.customerEmail,
      phone: policy.customerPhone,
    },
    quote: (await openRenewalOf(services, policy)) ?? null,
  }
}

/**
 * Saves a quote that renews a policy, with its product and account, while it is open for renewal. The
 * policy stays locked, so that it is not renewed twice.
 */
export const saveRenewal = (
  services: Services,
  viewer: Viewer,
  { policyId, ...draft }: RenewalDraft,
  ip: string,
): Promise<Quote> =>
  services.database.transaction(async () => {
    const { id, accountId } = await policyFor(services, viewer, policyId)
    // the account first, as in every change of its quotes
    await lockAccount(services, viewer, accountId)
    const policy = await lockPolicy(services, id)
    const asked = draft.initialRequestData
    if (asked.product !== policy.product) {
      throw fieldError('productDiffers', 'initialRequestData.product')
    }
    if (draft.accountId !== undefined && draft.accountId !== policy.accountId) {
      throw fieldError('quotes:renewal.otherAccount', 'accountId')
    }
    const today = await todayOfPolicy(services, policy)
    await assertRenewable(services, policy, today)
    const renewed = {
      ...draft,
      accountId: policy.accountId,
      initialRequestData: {
        ...asked,
        global: { effectiveDate: policy.endDate, ...asked.global },
      },
    }
    return saveQuote(services, viewer, policy.product, renewed, ip, {
      renewsPolicyId: policy.id,
      storedPhone: policy.customerPhone,
    })
  })
