import { and, asc, eq } from 'drizzle-orm'
import { cartLimit } from '#core/insurance/quotes/cart/entry.ts'
import type { Cart, CartItem } from '#core/insurance/quotes/cart/model.ts'
import { agencies } from '../../../directory/agencies/tables.ts'
import { notFound } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { accountScope } from '../../accounts/scope.ts'
import { accounts } from '../../accounts/tables.ts'
import { joinedColumns } from '../read-quote.ts'
import { quoteScope } from '../scope.ts'
import { quotePrices, quotes, type PriceRecord } from '../tables.ts'
import { rowToWire, type JoinedQuote } from '../to-wire.ts'
import { cartQuotes } from './tables.ts'

/** The key of a cart: a quote's, or that of an account and its agency. */
export interface CartRef {
  readonly accountId: string
  readonly agencyId: string
}

interface JoinedCartQuote extends JoinedQuote {
  readonly name: string
  readonly position: number
  readonly price: PriceRecord['price']
}

const itemToWire = (joined: JoinedCartQuote, viewer: Viewer, services: Services): CartItem => {
  const { name, position, price } = joined
  const { limit, effectiveDate } = price.global
  return {
    ...rowToWire(joined, viewer, services),
    presetName: name,
    position,
    referToUnderwriter: price.referToUnderwriter,
    calculatorGeneratedData: { ...price, aggregateLimit: limit, effectiveDate },
  }
}

/** The variations of a cart that its viewer sees. */
export const readCart = async (
  services: Services,
  viewer: Viewer,
  { accountId, agencyId }: CartRef,
): Promise<Cart> => {
  const rows = await services.database
    .handle()
    .select({
      quote: quotes,
      price: quotePrices.price,
      name: cartQuotes.name,
      position: cartQuotes.position,
      ...joinedColumns,
    })
    .from(cartQuotes)
    .innerJoin(quotes, eq(quotes.id, cartQuotes.quoteId))
    .innerJoin(quotePrices, eq(quotePrices.quoteId, quotes.id))
    .innerJoin(agencies, eq(agencies.id, quotes.agencyId))
    .innerJoin(accounts, eq(accounts.id, quotes.accountId))
    .where(
      and(
        eq(cartQuotes.accountId, accountId),
        eq(cartQuotes.agencyId, agencyId),
        quoteScope(viewer),
      ),
    )
    .orderBy(asc(cartQuotes.position))
  return {
    accountId,
    limit: cartLimit,
    content: rows.map((row) => itemToWire(row, viewer, services)),
  }
}

/** The cart of an account of the viewer's scope; 404 outside it. */
export const readAccountCart = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Cart> => {
  const [account] = await services.database
    .handle()
    .select({ agencyId: accounts.agencyId })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), accountScope(viewer)))
  if (account === undefined) throw notFound()
  return readCart(services, viewer, { accountId, agencyId: account.agencyId })
}
