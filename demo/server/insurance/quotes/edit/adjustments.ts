import { eq, sql } from 'drizzle-orm'
import { irpmExcess } from '#core/insurance/quotes/underwriting/authority-excess.ts'
import { totalToPay } from '#core/insurance/quotes/total.ts'
import type { IrpmRecord, IrpmSave } from '#core/insurance/quotes/edit/adjustments.ts'
import { feesOutOfRange, type BrokerFees } from '#core/insurance/quotes/edit/fees.ts'
import type { EventExclusion } from '#core/insurance/quotes/edit/event-exclusions.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import {
  irpmCharacteristics,
  irpmErrors,
  irpmModifier,
  irpmTotal,
  type IrpmPercents,
} from '#core/insurance/rating/irpm.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { instantAfter } from '../../../kernel/lists/instants.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { irpmRulesOf } from '../../rating/irpm.ts'
import { logAdjustments } from './adjustment-activity.ts'
import { authorityScopeOf } from '../quote-state.ts'
import { assertUndecided } from '../decision-conflict.ts'
import { storedDecisionsOf } from '../price/stored-decisions.ts'
import { keepReferralUntilReleased } from '../underwriting/details-referral.ts'
import { queueProposal } from '../mail/mails.ts'
import { pricedColumns } from '../price/priced-columns.ts'
import { priceRecordOf, storePrice } from '../price/stored-prices.ts'
import { priceOf } from '../price/price-quote.ts'
import { lockQuote, readQuote, type QuoteRef } from '../read-quote.ts'
import { assertVersion } from '../quote-version.ts'
import { quotes, type QuoteAdjustments, type QuoteRecord } from '../tables.ts'
import { assertAllowed } from '../transition-guard.ts'
import { excessText } from '../transition-error.ts'

/** Prices a quote that can still be changed with the underwriter's new decisions. */
const adjustQuote = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  change: QuoteAdjustments,
  fees: Partial<BrokerFees> = {},
): Promise<Quote> =>
  services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    const { record } = locked
    await assertUndecided(services, which, record)
    assertAllowed(services, 'update', locked, viewer)
    await assertVersion(services, viewer, which, record)
    assertWithinBounds(record, change)
    assertIrpmAuthority(services, viewer, record, change)
    const stored = await priceRecordOf(services, record.id)
    const next = { ...stored, adjustments: { ...stored.adjustments, ...change } }
    const now = services.clock.now()
    const rated = priceOf(services, stored.input, now, storedDecisionsOf(next))
    const price = keepReferralUntilReleased(record, rated.price)
    const { brokerFee = record.brokerFee, additionalBrokerFee = record.additionalBrokerFee } = fees
    const written = { brokerFee, additionalBrokerFee }
    await services.database
      .handle()
      .update(quotes)
      .set({
        ...pricedColumns(stored.input, price, record.status),
        ...written,
        totalPremium: totalToPay(price, { ...record, ...written }),
        revision: sql`${quotes.revision} + 1`,
        lastPatched: now,
        modified: now,
      })
      .where(eq(quotes.id, record.id))
    await storePrice(services, record.id, { ...next, price, risk: rated.risk })
    await logAdjustments(services, viewer, {
      record,
      at: now,
      before: { ...record, ...stored.adjustments, mgaFee: stored.price.mgaFee },
      after: { ...written, ...next.adjustments, mgaFee: price.mgaFee },
    })
    await queueProposal(services, { id: record.id })
    return readQuote(services, viewer, { quoteId: record.id })
  })

/** Throws 400 with an error per percentage outside the bounds of product and state. */
const assertWithinBounds = (
  record: Parameters<typeof irpmRulesOf>[0],
  { irpm }: QuoteAdjustments,
): void => {
  if (irpm === undefined) return
  const fieldErrors = irpmErrors(irpm, irpmRulesOf(record))
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
}

/** Throws 409 if the total of a modification exceeds the viewer's authority. */
const assertIrpmAuthority = (
  services: Services,
  viewer: Viewer,
  record: QuoteRecord,
  { irpm }: QuoteAdjustments,
): void => {
  if (irpm === undefined) return
  const authorities = (viewer.kind === 'user' && viewer.authority) || []
  const excess = irpmExcess(authorities, authorityScopeOf(record), irpmTotal(irpm))
  if (excess === undefined) return
  throw new ApiError('quoteBeyondAuthority', {
    params: { excess: excessText(services, record, excess) },
  })
}

/** Throws 400 with an error per negative or excessive fee. */
const assertFees = (fees: Parameters<typeof feesOutOfRange>[0]): void => {
  const fieldErrors = feesOutOfRange(fees).map((field) => ({ field, code: 'products:feeRange' }))
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
}

const percentsOf = (percents: IrpmPercents): IrpmPercents =>
  Object.fromEntries(irpmCharacteristics.map((name) => [name, percents[name]]))

/** The modification of a quote with its bounds; 404 outside the viewer's scope. */
export const readIrpm = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<IrpmRecord> => {
  const quote = await readQuote(services, viewer, { quoteId })
  const { irpm = {} } = (await priceRecordOf(services, quoteId)).adjustments
  const { irpmNote, ...percents } = irpm
  return {
    ...irpmRulesOf(quote),
    percents,
    ...(irpmNote === undefined ? {} : { irpmNote }),
    irpmModifier: irpmModifier(percents),
  }
}

/** Modifies the premium of a quote by its individual risk. */
export const saveIrpm = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  save: IrpmSave,
): Promise<Quote> =>
  adjustQuote(services, viewer, which, {
    irpm: { ...percentsOf(save), irpmNote: save.irpmNote },
  })

/** The events that a quote excludes; 404 outside the viewer's scope. */
export const readEventExclusions = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<{ readonly events: EventExclusion[] }> => {
  await readQuote(services, viewer, { quoteId })
  const { events = [] } = (await priceRecordOf(services, quoteId)).adjustments
  return { events: [...events] }
}

/** Replaces the events that a quote excludes; 400 for a future event. */
export const saveEventExclusions = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  events: readonly EventExclusion[],
): Promise<Quote> => {
  // in some zone it is tomorrow already
  const tomorrow = instantAfter(services.clock.now(), 1).toISOString().slice(0, 10)
  const fieldErrors = events.flatMap(({ claimDate }, at) =>
    claimDate > tomorrow
      ? [{ field: `events.${at}.claimDate`, code: 'adjustments:events.claimDateFuture' }]
      : [],
  )
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
  return adjustQuote(services, viewer, which, { events })
}

/** Changes the broker's fees; an absent additional fee stays as it is. */
export const saveBrokerFees = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  { brokerFee, additionalBrokerFee }: BrokerFees,
): Promise<Quote> => {
  assertFees({ brokerFee, additionalBrokerFee })
  return adjustQuote(services, viewer, which, {}, { brokerFee, additionalBrokerFee })
}

/** Changes the MGA fee, and the taxes if it is taxed. */
export const saveMgaFee = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  mgaFee: number,
): Promise<Quote> => {
  assertFees({ mgaFee })
  return adjustQuote(services, viewer, which, { mgaFee })
}
