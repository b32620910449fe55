import { and, eq, sql } from 'drizzle-orm'
import { regionOfProduct } from '#core/quotes/products.ts'
import type { Quote, QuoteDraft } from '#core/quotes/model.ts'
import { quoteTransitions } from '#core/quotes/transitions.ts'
import { raiseAccountStatus } from '../accounts/insured.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { momentAfter } from '../lists/days.ts'
import { changeQuote } from './changing.ts'
import { accountFor, insuredOf } from './insured.ts'
import { queueProposal, tellOfSavedQuote } from './news.ts'
import { nextNumber } from './numbers.ts'
import { ownerOf } from './owner.ts'
import { pricedColumns, totalOf } from './priced.ts'
import { priceOf } from './pricing.ts'
import { readQuote } from './reading.ts'
import { actorOf } from './scope.ts'
import { standingOf } from './standing.ts'
import { quotes, type QuoteRecord } from './tables.ts'

/** Days a price holds. */
export const validDays = 30

/** The quote that an earlier try with the same request id made; waits for a try that is under way. */
const earlierTry = async (
  services: Services,
  requestOwner: string,
  requestId: string,
): Promise<QuoteRecord | undefined> => {
  const handle = services.database.handle()
  const key = `${requestOwner}|${requestId}`
  await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`)
  const [found] = await handle
    .select()
    .from(quotes)
    .where(and(eq(quotes.requestOwner, requestOwner), eq(quotes.requestId, requestId)))
  return found
}

const isOpen = (record: QuoteRecord, now: Date): boolean =>
  quoteTransitions.update.from.some((status) => status === standingOf(record, now))

/** Prices and saves a quote. The same request id again gives the same quote, with the newest terms. */
export const saveQuote = (
  services: Services,
  viewer: Viewer,
  product: QuoteRecord['product'],
  draft: QuoteDraft,
): Promise<Quote> =>
  services.database.transaction(async () => {
    if (draft.initialRequestData.product !== product) {
      throw new Refusal(400, 'invalidInput', {
        faults: [{ code: 'productDiffers', field: 'initialRequestData.product' }],
      })
    }
    const owner = await ownerOf(services, viewer, draft.accountId)
    if (owner.agency.region !== regionOfProduct[product]) {
      throw new Refusal(400, 'invalidInput', {
        faults: [{ code: 'productNotOffered', field: 'initialRequestData.product' }],
      })
    }
    const requestId = draft.requestId ?? null
    const now = services.clock.now()
    if (requestId !== null) {
      const earlier = await earlierTry(services, owner.requestOwner, requestId)
      if (earlier !== undefined && earlier.product === product) {
        const { initialRequestData, contact, account } = draft
        if (!isOpen(earlier, now)) return readQuote(services, viewer, { quoteId: earlier.id })
        return changeQuote(
          services,
          viewer,
          { quoteId: earlier.id },
          { initialRequestData, contact, ...(account === undefined ? {} : { account }) },
        )
      }
    }
    const { price, naicsDescription } = priceOf(draft.initialRequestData, now)
    const insured = insuredOf(draft.initialRequestData, draft.contact, draft.account ?? {}, {
      name: owner.account?.name,
      naicsDescription,
    })
    const isVisitor = actorOf(viewer) === 'visitor'
    const fees = { brokerFee: 0, additionalBrokerFee: 0 }
    const record: QuoteRecord = {
      id: services.newId(),
      quoteNumber: await nextNumber(services, 'quote_numbers'),
      product,
      region: regionOfProduct[product],
      accountId: await accountFor(services, owner, insured, isVisitor),
      agencyId: owner.agency.id,
      visitorId: owner.visitorId,
      requestOwner: requestId === null ? null : owner.requestOwner,
      requestId,
      ...pricedColumns(draft.initialRequestData, price, insured.name),
      ...fees,
      totalPremium: totalOf(price, fees),
      companyName: insured.name,
      state: insured.state,
      naicsDescription,
      isRenewal: false,
      wraRequestToBind: false,
      ...owner.agent,
      customerFirstName: draft.contact.firstName,
      customerLastName: draft.contact.lastName,
      customerEmail: draft.contact.email,
      customerPhone: draft.contact.phone,
      declineReason: null,
      declineReasonSummary: null,
      declineFillIn: null,
      boundDate: null,
      policyId: null,
      revision: 1,
      expiresOn: momentAfter(now, validDays),
      created: now,
      modified: now,
      lastPatched: now,
    }
    await services.database.handle().insert(quotes).values(record)
    await raiseAccountStatus(services, record.accountId, 'Quoted')
    await queueProposal(services, record)
    if (isVisitor) await tellOfSavedQuote(services, record)
    return readQuote(services, viewer, { quoteId: record.id })
  })
