import { and, eq } from 'drizzle-orm'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import type { Quote, QuoteDraft } from '#core/insurance/quotes/model.ts'
import { isStoredPhone } from '#core/foundation/validation/phone.ts'
import { quoteTransitions } from '#core/insurance/quotes/transitions.ts'
import type { AccountRecord } from '../../accounts/tables.ts'
import { raiseAccountStatus } from '../../accounts/insured.ts'
import { fieldError } from '../../../kernel/api-error.ts'
import { lockKey } from '../../../kernel/database/lock-key.ts'
import type { Services } from '../../../kernel/services.ts'
import { isEmbed } from '../../../kernel/scope/permitted.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { instantAfter } from '../../../kernel/lists/instants.ts'
import { assignToOwnTeams } from '../../accounts/team-scope.ts'
import { outcomeJob } from '../../sandbox/jobs.ts'
import { linkQuoteToSubmission } from '../../submissions/link-quote.ts'
import { namedOutcomeOf } from '../../sandbox/named-outcomes.ts'
import { withKnownAnswers } from '../../security/account-answers.ts'
import { insertCartQuote } from '../cart/insert-cart-quote.ts'
import { changeQuote } from './change-quote.ts'
import { keepReferralReasons } from '../underwriting/details-referral.ts'
import { accountFor, insuredOf } from './insured.ts'
import { assertEligible } from '../price/account-eligibility.ts'
import { withKnownIndustry } from '../price/known-industry.ts'
import { tryTakeAgentMail } from '../mail/mail-limits.ts'
import { queueProposal, mailSavedQuote } from '../mail/mails.ts'
import { quoteNumberOf } from '../numbers.ts'
import { quoteOwnerOf } from '../quote-owner.ts'
import { pricedColumns, pricedInput } from '../price/priced-columns.ts'
import { storePrice } from '../price/stored-prices.ts'
import { newPriceOf } from '../price/price-quote.ts'
import { readQuote } from '../read-quote.ts'
import { effectiveStatusOf } from '../effective-status.ts'
import { assertLicensed } from '../bind/license-check.ts'
import { quotes, type QuoteRecord, type WrittenQuote } from '../tables.ts'

/** Days that a price is valid. */
export const validDays = 30

/** The quote of an earlier attempt with the same request id; waits for a running attempt. */
const earlierAttempt = async (
  services: Services,
  requestOwner: string,
  requestId: string,
): Promise<QuoteRecord | undefined> => {
  const handle = services.database.handle()
  const key = `${requestOwner}|${requestId}`
  await lockKey(services, 'request', key)
  const [found] = await handle
    .select()
    .from(quotes)
    .where(and(eq(quotes.requestOwner, requestOwner), eq(quotes.requestId, requestId)))
  return found
}

const isOpen = (record: QuoteRecord, now: Date): boolean =>
  quoteTransitions.update.from.some((status) => status === effectiveStatusOf(record, now))

/** A repeated attempt: returns its quote, with the newest terms while it can still change. */
const repeat = (
  services: Services,
  viewer: Viewer,
  earlier: QuoteRecord,
  { initialRequestData, contact, account }: QuoteDraft,
): Promise<Quote> => {
  const which = { quoteId: earlier.id }
  if (!isOpen(earlier, services.clock.now())) return readQuote(services, viewer, which)
  const change = { initialRequestData, contact, ...(account && { account }) }
  return changeQuote(services, viewer, which, change)
}

const noFees = { brokerFee: 0, additionalBrokerFee: 0 }

/** A phone that the account or one of its quotes already has. */
const knownPhone = async (
  { database }: Services,
  account: AccountRecord | undefined,
  phone: string,
): Promise<string | null> => {
  if (account === undefined) return null
  const { policyContactPhone, region } = account
  if (isStoredPhone(region, phone, policyContactPhone)) return policyContactPhone
  const isQuoted = and(eq(quotes.accountId, account.id), eq(quotes.customerPhone, phone))
  return (await database.handle().$count(quotes, isQuoted)) > 0 ? phone : null
}

/** The decision columns of a new quote. */
const fresh = {
  wraRequestToBind: false,
  declineReason: null,
  declineReasonSummary: null,
  declineFillIn: null,
  boundDate: null,
  policyId: null,
  revision: 1,
  mailedRevision: null,
  statusBefore: null,
  needBy: null,
  openSubjectivities: 0,
  underwriterId: null,
  underwriterName: null,
  reviewReason: null,
  loss: null,
  escalation: null,
} as const

/** The input of a new quote, which the caller has checked. */
interface Origin {
  /** The policy that it renews. */
  readonly renewsPolicyId?: string | null
  /** The submission that it belongs to. */
  readonly submissionId?: string
  /** The quote that it copies: a copy of a manually referred one is not ready. */
  readonly copies?: Pick<QuoteRecord, 'referralReasons' | 'reviewReason'>
  /** The policyholder's phone on the source record. */
  readonly storedPhone?: string
}

/** Prices and saves a quote. The same request id returns the same quote with the newest terms. */
export const saveQuote = async (
  services: Services,
  viewer: Viewer,
  product: QuoteRecord['product'],
  draft: QuoteDraft,
  ip: string,
  { renewsPolicyId = null, submissionId, copies, storedPhone }: Origin = {},
): Promise<Quote> => {
  // limits count outside transactions, so that rolled-back calls count too
  const mailsAgent = isEmbed(viewer) && (await tryTakeAgentMail(services, viewer, ip))
  return services.database.transaction(async () => {
    const { contact, requestId = null } = draft
    const given = withKnownIndustry(draft.initialRequestData)
    const region = regionOfProduct[product]
    if (given.product !== product) throw fieldError('productDiffers', 'initialRequestData.product')
    const quoteOwner = await quoteOwnerOf(services, viewer, draft.accountId)
    if (quoteOwner.agency.region !== region) {
      throw fieldError('productNotOffered', 'initialRequestData.product')
    }
    if (requestId !== null) {
      const earlier = await earlierAttempt(services, quoteOwner.requestOwner, requestId)
      if (earlier?.product === product) return repeat(services, viewer, earlier, draft)
    }
    const now = services.clock.now()
    const requestedInput = await withKnownAnswers(services, viewer, given, quoteOwner.account?.id)
    const own = await newPriceOf(services, requestedInput, now)
    const priced = copies ? { ...own, price: keepReferralReasons(copies, own.price) } : own
    assertEligible(product, requestedInput, quoteOwner.account)
    const { price, naicsDescription } = priced
    const insured = insuredOf(requestedInput, contact, draft.account ?? {}, {
      name: quoteOwner.account?.name,
      naicsDescription,
      stored: {
        phone: storedPhone ?? (await knownPhone(services, quoteOwner.account, contact.phone)),
        phoneNumber: quoteOwner.account?.phoneNumber,
      },
    })
    const accountId = await accountFor(services, viewer, quoteOwner, insured, now)
    const record: WrittenQuote = {
      ...fresh,
      reviewReason: price.referToUnderwriter ? (copies?.reviewReason ?? null) : null,
      isRenewal: renewsPolicyId !== null,
      renewsPolicyId,
      ...noFees,
      ...quoteOwner.agent,
      ...pricedColumns(requestedInput, price),
      id: services.newId(),
      quoteNumber: await quoteNumberOf(
        services,
        quoteOwner.agency.id,
        requestedInput,
        contact.email,
      ),
      product,
      region,
      accountId,
      submissionId: isEmbed(viewer)
        ? null
        : await linkQuoteToSubmission(services, {
            accountId,
            agencyId: quoteOwner.agency.id,
            policyId: renewsPolicyId,
            submissionId,
          }),
      agencyId: quoteOwner.agency.id,
      agencyName: quoteOwner.agency.name,
      isPaid: false,
      policyNumber: null,
      paymentStatus: null,
      embedUserId: quoteOwner.embedUserId,
      source: quoteOwner.source,
      requestOwner: requestId === null ? null : quoteOwner.requestOwner,
      requestId,
      totalPremium: totalToPay(price, noFees),
      companyName: insured.name,
      state: insured.state,
      naicsDescription,
      customerFirstName: contact.firstName,
      customerLastName: contact.lastName,
      customerEmail: contact.email,
      customerPhone: insured.contact.phone,
      expiresOn: instantAfter(now, validDays),
      created: now,
      modified: now,
      lastPatched: now,
      noticeAttested: null,
    }
    // a web page's user is not an agent: the agency enters the license before it binds
    if (!isEmbed(viewer)) await assertLicensed(services, record)
    await services.database.handle().insert(quotes).values(record)
    await storePrice(services, record.id, {
      ...priced,
      input: pricedInput(requestedInput, price, insured.name),
    })
    if (draft.cart) {
      await insertCartQuote(services, record, { ...draft.cart, preset: price.global.preset })
    }
    await assignToOwnTeams(services, viewer, record.accountId)
    await raiseAccountStatus(services, record.accountId, 'Quoted')
    await queueProposal(services, record)
    if (namedOutcomeOf(services, insured.name) !== undefined) {
      await services.queue.enqueue(outcomeJob, { quoteId: record.id })
    }
    if (mailsAgent) await mailSavedQuote(services, record)
    return readQuote(services, viewer, { quoteId: record.id })
  })
}
