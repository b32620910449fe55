import { eq } from 'drizzle-orm'
import type { CartItem, VariationResult } from '#core/insurance/quotes/cart/model.ts'
import {
  quotesWithoutPhone,
  type PolicyholderChange,
  type Recipient,
  type VariationsToSend,
  type VariationsToShare,
} from '#core/insurance/quotes/cart/sharing.ts'
import type { QuoteAction } from '#core/insurance/quotes/actions.ts'
import { maskEmail } from '../../../identity/security-code/mask.ts'
import { ApiError, fieldError } from '../../../kernel/api-error.ts'
import type { Context } from '../../../kernel/context.ts'
import { isEmbed } from '../../../kernel/scope/permitted.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { takeAgentMail, takeCustomerMail, takeUserMail } from '../mail/mail-limits.ts'
import { lockQuote, readQuote, type QuoteRef } from '../read-quote.ts'
import { changePolicyholder } from '../review/reviewed-account.ts'
import type { QuoteRecord } from '../tables.ts'
import { assertAllowed } from '../transition-guard.ts'
import { forEachVariation } from './for-each-variation.ts'
import { mailVariations } from './mails.ts'
import { readAccountCart } from './read-cart.ts'
import { shareQuotes, type VariationToShare } from './shared-comparison.ts'
import { cartQuotes } from './tables.ts'

/** The action that sends a quote to each recipient. */
const actionTo = {
  agent: 'send',
  customer: 'sendToCustomer',
} as const satisfies Record<Recipient, QuoteAction>

type Addresses = Pick<QuoteRecord, 'customerEmail' | 'agentEmail'>

const addressOf = (record: Addresses, to: Recipient): string =>
  to === 'customer' ? record.customerEmail : record.agentEmail

/** A policyholder gets a quote only if it has their phone (spec 3 §5). */
const assertPhones = (quotes: readonly Pick<QuoteRecord, 'customerPhone'>[]): void => {
  if (quotesWithoutPhone(quotes).length > 0) throw fieldError('phoneRequired', 'customerPhone')
}

/** Locks a quote; rejects one that cannot be sent to its recipients. */
const sendable = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  to: Recipient,
): Promise<QuoteRecord> => {
  const locked = await lockQuote(services, viewer, which)
  assertAllowed(services, actionTo[to], locked, viewer)
  const { record } = locked
  if (addressOf(record, to) === '') throw fieldError('required', `${to}Email`)
  if (to === 'customer') assertPhones([record])
  return record
}

/**
 * Writes the phone to the variations without one. A phone belongs to one person: another policyholder's
 * has to be entered on their own quote.
 */
const writePhone = async (
  services: Services,
  viewer: Viewer,
  items: readonly CartItem[],
  customerPhone: string | undefined,
): Promise<void> => {
  const missing = quotesWithoutPhone(items)
  if (customerPhone === undefined) return assertPhones(missing)
  const byAddress = Map.groupBy(missing, (item) => addressOf(item, 'customer').toLowerCase())
  if (byAddress.size > 1) throw fieldError('policyholdersDiffer', 'customerPhone')
  for (const { id: quoteId } of missing)
    // one after the other: they are locked in the order of the cart
    // oxlint-disable-next-line no-await-in-loop
    await changePolicyholder(services, viewer, 'sendToCustomer', { quoteId }, { customerPhone })
}

/**
 * Counts a call's mails, one per address; a page's mails count per key and network too. Limits count
 * outside transactions, so that rolled-back calls count too.
 */
const takeMails = async (
  { services, viewer, ip }: Pick<Context, 'services' | 'viewer' | 'ip'>,
  quotes: readonly Addresses[],
  to: Recipient,
): Promise<void> => {
  const byAddress = new Map(quotes.map((each) => [addressOf(each, to).toLowerCase(), each]))
  if (!isEmbed(viewer)) {
    for (const address of byAddress.keys())
      await takeUserMail(services, address, to === 'agent' ? 'agent' : 'outside')
    return
  }
  if (to === 'agent' && byAddress.size > 0) return takeAgentMail(services, viewer, ip)
  if (to === 'agent') return
  for (const each of byAddress.values()) await takeCustomerMail(services, viewer, each, ip)
}

/** Sends quotes of one account: one mail to each address among them. */
const sendQuotes = async (
  services: Services,
  to: Recipient,
  shared: readonly VariationToShare[],
): Promise<void> => {
  const byAddress = Map.groupBy(shared, ({ record }) => addressOf(record, to).toLowerCase())
  for (const [first, ...more] of byAddress.values()) {
    if (first === undefined) continue
    const link = to === 'customer' ? await shareQuotes(services, [first, ...more]) : undefined
    await mailVariations(services, [first, ...more], link)
  }
}

/** Sends the selected variations that can be sent, and reports the reason for each of the others. */
export const sendVariations = async (
  context: Context,
  { to, customerPhone, ...choice }: VariationsToSend,
): Promise<VariationResult[]> => {
  const { services, viewer, locale } = context
  const { content } = await readAccountCart(services, viewer, choice.accountId)
  const sent = content.filter(
    ({ id, allowedActions }) =>
      choice.quoteIds.includes(id) && allowedActions.includes(actionTo[to]),
  )
  if (to === 'customer' && customerPhone === undefined) assertPhones(sent)
  await takeMails(context, sent, to)
  return services.database.transaction(async () => {
    if (to === 'customer') await writePhone(services, viewer, sent, customerPhone)
    const shared: VariationToShare[] = []
    const results = await forEachVariation(services, viewer, choice, locale, async (item) => {
      const record = await sendable(services, viewer, { quoteId: item.id }, to)
      shared.push({ record, name: item.presetName })
    })
    await sendQuotes(services, to, shared)
    return results
  })
}

/** Sends one quote under its name in the cart, optionally to a new policyholder. */
export const sendQuote = async (
  context: Context,
  which: QuoteRef,
  to: Recipient,
  policyholder: PolicyholderChange = {},
): Promise<undefined> => {
  const { services, viewer } = context
  const { agentEmail, ...quote } = await readQuote(services, viewer, which)
  const customerEmail = policyholder.customerEmail ?? quote.customerEmail
  await takeMails(context, [{ agentEmail, customerEmail }], to)
  return services.database.transaction(async () => {
    if (Object.keys(policyholder).length > 0)
      await changePolicyholder(services, viewer, 'sendToCustomer', which, policyholder)
    const record = await sendable(services, viewer, which, to)
    const [item] = await services.database
      .handle()
      .select({ name: cartQuotes.name })
      .from(cartQuotes)
      .where(eq(cartQuotes.quoteId, record.id))
    await sendQuotes(services, to, [{ record, name: item?.name ?? record.quoteNumber }])
    return undefined
  })
}

/** A link to the selected variations for the broker to pass on; the policyholder gets the code. */
export const shareVariations = (
  services: Services,
  viewer: Viewer,
  { accountId, quoteIds, customerPhone }: VariationsToShare,
): Promise<{ link: string; sendCodeTo: string }> =>
  services.database.transaction(async () => {
    const { content } = await readAccountCart(services, viewer, accountId)
    const chosen = content.filter(({ id }) => quoteIds.includes(id))
    await writePhone(services, viewer, chosen, customerPhone)
    const shared: VariationToShare[] = []
    for (const { id, presetName } of chosen) {
      const record = await sendable(services, viewer, { quoteId: id }, 'customer')
      shared.push({ record, name: presetName })
    }
    const [first, ...more] = shared
    // removed in another tab
    if (first === undefined) throw new ApiError('notInCart')
    const link = await shareQuotes(services, [first, ...more])
    return { link, sendCodeTo: maskEmail(first.record.customerEmail) }
  })
