import { and, eq } from 'drizzle-orm'
import { cartLimit, type CartEntry } from '#core/insurance/quotes/cart/entry.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { lockKey } from '../../../kernel/database/lock-key.ts'
import type { Services } from '../../../kernel/services.ts'
import { hasText } from '../../../kernel/wording.ts'
import type { QuoteRecord } from '../tables.ts'
import { cartQuotes } from './tables.ts'

const places = Array.from({ length: cartLimit }, (_, index) => index + 1)

type Entering = Pick<QuoteRecord, 'id' | 'accountId' | 'agencyId' | 'region'>

/** The name of a preset, numbered if the cart has it already. */
const freeName = (
  { wording }: Services,
  { region }: Entering,
  preset: number,
  taken: readonly string[],
): string => {
  const key = `rating:presets.${preset}`
  const t = wording.in(localeOf[region])
  const name = hasText(wording, key) ? t(key) : t('rating:presets.-1')
  const names = [name, ...places.map((place) => `${name} ${place + 1}`)]
  return names.find((each) => !taken.includes(each)) ?? name
}

/**
 * Puts a quote into the first free position of its cart, in the caller's transaction; a quote in the
 * cart keeps its position. 409 if the cart is full.
 */
export const insertCartQuote = async (
  services: Services,
  quote: Entering,
  { presetName, preset }: CartEntry & { readonly preset: number },
): Promise<void> => {
  const { id: quoteId, accountId, agencyId } = quote
  await lockKey(services, 'cart', `${accountId}|${agencyId}`)
  const handle = services.database.handle()
  const items = await handle
    .select()
    .from(cartQuotes)
    .where(and(eq(cartQuotes.accountId, accountId), eq(cartQuotes.agencyId, agencyId)))
  if (items.some((each) => each.quoteId === quoteId)) return
  const position = places.find((place) => !items.some((each) => each.position === place))
  if (position === undefined) throw new ApiError('cartFull', { params: { count: cartLimit } })
  const taken = items.map(({ name }) => name)
  await handle.insert(cartQuotes).values({
    quoteId,
    accountId,
    agencyId,
    name: presetName ?? freeName(services, quote, preset, taken),
    position,
    created: services.clock.now(),
  })
}
