import * as z from 'zod/mini'
import { boundedList, boundedText, id } from '../../../foundation/validation/bounded.ts'
import { product } from '../../products/model.ts'
import { pricedOption } from '../../rating/model.ts'
import { policyholderFor } from '../bind/contact.ts'
import { eventExclusion, maxEvents } from '../edit/event-exclusions.ts'
import { quoteRow } from '../model.ts'
import { subjectivityRules } from '../subjectivities/model.ts'
import { cartChoice, cartItem } from './model.ts'

/** Recipients of emailed variations. */
export const recipients = ['customer', 'agent'] as const
export type Recipient = (typeof recipients)[number]

const { shape: row } = quoteRow
const { global, coverages } = pricedOption.shape

/** A variation as its policyholder sees it: terms and prices, without underwriting. */
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
  /** Events whose loss it doesn't cover. */
  excludedEvents: boundedList(z.omit(eventExclusion, { claimDescription: true }), maxEvents),
  /** Subjectivities that underwriting must accept or waive before it can be bound. */
  openSubjectivities: boundedList(
    boundedText(subjectivityRules.maxTextLength),
    subjectivityRules.maxPerQuote,
  ),
})
export type SharedVariation = z.output<typeof sharedVariation>

/** Variations shared with their policyholder, with their current terms. */
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

/** Days that a shared comparison can be opened; as long as a price is valid. */
export const sharedDays = 30

/** Body of a request for a link to variations. */
export const variationsToShare = z.extend(cartChoice, {
  /** The policyholder’s phone (spec 3 §5), saved for variations without one. */
  customerPhone: z.optional(policyholderFor().shape.customerPhone),
})
export type VariationsToShare = z.output<typeof variationsToShare>

/** Body of a request to send variations. */
export const variationsToSend = z.extend(variationsToShare, { to: z.enum(recipients) })
export type VariationsToSend = z.output<typeof variationsToSend>

/** The quotes whose policyholder has no phone; sending requires one (spec 3 §5). */
export const quotesWithoutPhone = <Item extends { readonly customerPhone: string }>(
  items: readonly Item[],
): readonly Item[] => items.filter(({ customerPhone }) => customerPhone === '')

/**
 * Body of a quote sent to its policyholder (spec 3 §3), optionally with changes to the
 * policyholder.
 */
export const quoteSend = z.partial(
  z.extend(policyholderFor(), {
    /** Sent by clients in addition to the path. */
    quoteId: id(),
    productType: product,
  }),
)
export type QuoteSend = z.output<typeof quoteSend>

/** Changes to the policyholder; absent fields keep their values. */
export type PolicyholderChange = Omit<QuoteSend, 'quoteId' | 'productType'>
