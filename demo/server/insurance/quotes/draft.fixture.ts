import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote, QuoteDraft } from '#core/insurance/quotes/model.ts'
import type { SecurityAnswers } from '#core/insurance/products/questions.ts'
import { favorableAnswers } from '../security/favorable-answers.ts'
import type { As, AskOptions, TestPlatform } from '../../testing/platform.ts'

export const rosa = {
  firstName: 'Rosa',
  lastName: 'Diaz',
  email: 'rosa@lonestar.example',
  phone: '(512) 555-0143',
} as const

/** A dental practice in Texas that is priced without a referral. */
export const draftOf = (
  name: string,
  more: {
    readonly requestId?: string
    readonly limit?: number
    readonly revenue?: number
    readonly answers?: SecurityAnswers
  } = {},
): QuoteDraft => ({
  ...(more.requestId === undefined ? {} : { requestId: more.requestId }),
  initialRequestData: {
    product: 'P100',
    account: {
      name,
      state: 'TX',
      naicsCode: '621210',
      revenue: toMinor(more.revenue ?? 12_000_000),
      yearEstablished: 1998,
    },
    securityAnswers: more.answers ?? favorableAnswers,
    ...(more.limit === undefined ? {} : { global: { preset: -1, limit: toMinor(more.limit) } }),
  },
  contact: rosa,
})

/** Saves a quote of product P100. */
export const save = (
  platform: TestPlatform,
  draft: QuoteDraft,
  as: As = 'agent',
  options: AskOptions = {},
): Promise<Quote> =>
  platform.request(saveQuote, { params: { id: 'P100' }, body: draft }, as, options)

/** The body of a request to bind. */
export const bindBody = {
  customerFirstName: rosa.firstName,
  customerLastName: rosa.lastName,
  customerEmail: rosa.email,
  customerPhone: rosa.phone,
  address1: '12 Main Street',
  city: 'Austin',
  zipCode: '78701',
}

/** Saves, verifies and requests to bind. */
export const requested = async (platform: TestPlatform, name: string): Promise<Quote> => {
  const quote = await save(platform, draftOf(name))
  await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'agent')
  return platform.request(requestToBind, { params: { id: quote.id }, body: bindBody }, 'agent')
}
