import { and, eq, type SQL } from 'drizzle-orm'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { lockAccountRecord } from '../accounts/service.ts'
import { accounts, type AccountRecord } from '../accounts/tables.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { userNames } from '../../directory/users/user-name.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Handle, Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { quoteScope } from './scope.ts'
import { quoteToWire } from './to-wire.ts'
import { quotePrices, quotes, type QuoteRecord } from './tables.ts'

/** Agency and account columns that are read with a quote. */
export const joinedColumns = {
  agencyName: agencies.name,
  agencyDescription: agencies.description,
  verifiedDate: accounts.verifiedDate,
  accountStatus: accounts.status,
  address: {
    address1: accounts.address1,
    address2: accounts.address2,
    city: accounts.city,
    state: accounts.state,
    zipCode: accounts.zipCode,
  },
}

/** Quotes as list rows. */
export const selectRows = (handle: Handle) =>
  handle
    .select({ quote: quotes, ...joinedColumns })
    .from(quotes)
    .innerJoin(agencies, eq(agencies.id, quotes.agencyId))
    .innerJoin(accounts, eq(accounts.id, quotes.accountId))

const selectWithPrice = (services: Services, where: SQL | undefined) =>
  services.database
    .handle()
    .select({ quote: quotes, input: quotePrices.input, price: quotePrices.price, ...joinedColumns })
    .from(quotes)
    .innerJoin(quotePrices, eq(quotePrices.quoteId, quotes.id))
    .innerJoin(agencies, eq(agencies.id, quotes.agencyId))
    .innerJoin(accounts, eq(accounts.id, quotes.accountId))
    .where(where)

/** A quote by its id, and by its product if the path contains one. */
export interface QuoteRef {
  readonly quoteId: string
  readonly product?: QuoteRecord['product']
  /** The quote's `modified` as the caller read it. */
  readonly seen?: string
}

/** One quote as its viewer sees it; 404 outside the viewer's scope, or under another product. */
export const readQuote = async (
  services: Services,
  viewer: Viewer,
  { quoteId, product }: QuoteRef,
): Promise<Quote> => {
  const [joined] = await selectWithPrice(
    services,
    and(
      eq(quotes.id, quoteId),
      product === undefined ? undefined : eq(quotes.product, product),
      quoteScope(viewer),
    ),
  )
  if (joined === undefined) throw notFound()
  const quote = quoteToWire(joined, viewer, services)
  const { byId } = joined.quote.escalation ?? {}
  if (quote.escalation === undefined || byId === undefined) return quote
  const by = (await userNames(services, [byId])).get(byId) ?? quote.escalation.by
  return { ...quote, escalation: { ...quote.escalation, by } }
}

/** A quote and its account, both locked until the transaction ends. */
export interface LockedQuote {
  readonly record: QuoteRecord
  readonly account: AccountRecord
}

/**
 * Locks a quote of the viewer's scope for a change; parallel changes wait. Always locks the account
 * first, then its quotes, so that two changes never deadlock.
 */
export const lockQuote = async (
  services: Services,
  viewer: Viewer,
  { quoteId, product }: QuoteRef,
): Promise<LockedQuote> => {
  const handle = services.database.handle()
  const where = and(
    eq(quotes.id, quoteId),
    product === undefined ? undefined : eq(quotes.product, product),
    quoteScope(viewer),
  )
  const [found] = await handle.select({ accountId: quotes.accountId }).from(quotes).where(where)
  if (found === undefined) throw notFound()
  const account = await lockAccountRecord(services, found.accountId)
  const [record] = await handle.select().from(quotes).where(where).for('update')
  if (record === undefined) throw notFound()
  return { record, account }
}
