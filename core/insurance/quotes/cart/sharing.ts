import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { product } from '../../products/model.ts'
import { pricedOption } from '../../rating/model.ts'
import { policyholderFor } from '../bind/contact.ts'
import { quoteRow } from '../model.ts'
import { cartChoice, cartItem } from './model.ts'

/** Who gets variations by mail. */
export const recipients = ['customer', 'agent'] as const
export type Recipient = (typeof recipients)[number]

const { shape: row } = quoteRow
const { global, coverages } = pricedOption.shape

/** A variation as its policyholder sees it: terms and prices, and nothing of how they came about. */
const sharedVariation = z.object({
  id: row.id,
  quoteNumber: row.quoteNumber,
  product: row.product,
  currency: row.currency,
  status: row.status,
  premium: row.premium,
  totalPremium: row.totalPremium,
  limit: row.limit,
  deductible: row.deductible,
  effectiveDate: row.effectiveDate,
  endDate: row.endDate,
  expiresOn: row.expiresOn,
  presetName: cartItem.shape.presetName,
  calculatorGeneratedData: z.object({ global, coverages }),
})

/** Variations that were shared with their policyholder, with the terms that they have now. */
export const sharedComparison = z.object({
  id: z.string(),
  companyName: z.string(),
  agencyName: z.string(),
  agentName: z.string(),
  agentEmail: z.string(),
  agentPhone: z.string(),
  variations: z.array(sharedVariation),
})
export type SharedComparison = z.output<typeof sharedComparison>

/** Days that a shared comparison can be opened, as long as a price holds. */
export const sharedDays = 30

/** Body of variations that get a link. */
export const variationsToShare = z.extend(cartChoice, {
  /** The policyholder’s phone (spec 3 §5), for those of the variations that have none. */
  customerPhone: z.optional(policyholderFor().shape.customerPhone),
})
export type VariationsToShare = z.output<typeof variationsToShare>

/** Body of variations that are sent. */
export const variationsToSend = z.extend(variationsToShare, { to: z.enum(recipients) })
export type VariationsToSend = z.output<typeof variationsToSend>

/** The quotes whose policyholder has no phone, which sending to them requires (spec 3 §5). */
export const quotesWithoutPhone = <Item extends { readonly customerPhone: string }>(
  items: readonly Item[],
): readonly Item[] => items.filter(({ customerPhone }) => customerPhone === '')

/** Body of a quote that is sent to its policyholder (spec 3 §3): who that is, where it is said. */
export const quoteSend = z.partial(
  z.extend(policyholderFor(), {
    /** Those of the address, as clients send them. */
    quoteId: id(),
    productType: product,
  }),
)
export type QuoteSend = z.output<typeof quoteSend>

/** What is said of the policyholder; what is absent stays. */
export type PolicyholderChange = Omit<QuoteSend, 'quoteId' | 'productType'>
