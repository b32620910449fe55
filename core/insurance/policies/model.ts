import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { pageOf } from '../../platform/api/lists.ts'
import { amount, currency } from '../../foundation/money/money.ts'
import { regions } from '../../foundation/region/regions.ts'
import { policyActions, policyStates } from './states.ts'
import { paymentStatuses } from '../quotes/payment-status.ts'

const day = z.iso.date()

/** The insured's data on a policy (spec 2 §3). */
export const policyFirmographics = z.object({
  accountId: z.string(),
  name: z.string(),
  product: z.string(),
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  zipCode: z.optional(z.string()),
  country: z.string(),
})

/**
 * A policy (spec 2 §3). Amounts are in minor units of `currency`; `totalPremium` is the whole
 * amount to pay.
 */
export const policy = z.object({
  id: z.string(),
  policyNumber: z.string(),
  quoteId: z.string(),
  quoteNumber: z.string(),
  accountId: z.string(),
  agencyId: z.string(),
  agencyName: z.string(),
  companyName: z.string(),
  productType: z.string(),
  region: z.enum(regions),
  currency,
  customerFirstName: z.string(),
  customerLastName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  effectiveDate: day,
  endDate: day,
  limit: amount,
  deductible: amount,
  premium: amount,
  brokerFee: amount,
  mgaFee: amount,
  totalPremium: amount,
  /** The outstanding amount. */
  amountDue: amount,
  invoiceNumber: z.string(),
  /** The last day to pay: creation plus 7 days (spec 2 §9). */
  dueDate: day,
  isEndorsement: z.boolean(),
  isRenewal: z.boolean(),
  /** The renewal policy; null if there is none. */
  renewedById: z.nullable(z.string()),
  isPaid: z.boolean(),
  /** Payment status (spec 2 §3, §4). */
  status: openEnum(paymentStatuses),
  /** Status of the cover, derived from the clock. */
  policyStatus: openEnum(policyStates),
  created: z.iso.datetime(),
  /** The insured's IANA time zone, used to display dates. */
  timezone: z.optional(z.string()),
  modified: z.iso.datetime(),
  firmographicData: policyFirmographics,
  /** The actions that the viewer may take now. */
  allowedActions: z.array(openEnum(policyActions)),
})
export type Policy = z.output<typeof policy>

export const policyPage = pageOf(policy)
