import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { amount, currency } from '../../foundation/money/money.ts'
import { boundedText, id, instantText } from '../../foundation/validation/bounded.ts'

/** Payment status of a policy (spec 2 §3, Policy). */
export const policyPaymentStatuses = [
  'Unpaid',
  'Partially Paid',
  'Processed',
  'Failed',
  'Paid',
] as const

/** Status of one payment or transaction (spec 2 §9). */
export const transactionStatuses = ['Paid', 'Failed', 'In Process', 'Void'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Payment methods (spec 2 §9). */
export const paymentMethods = [
  'Check',
  'Credit Card',
  'ACH/Wire Transfer',
  'Bank Account',
  'Refund/Credit',
] as const

/** Why the processor rejected a payment; texts are `payment:reasons.<reason>`. */
export const failureReasons = [
  'declined',
  'insufficientFunds',
  'challengeFailed',
  'timeout',
  'bankReturned',
  'testModeOff',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** The actions that a viewer may take on the payment page. */
export const paymentActions = ['pay', 'retry', 'saveMethod', 'receipt'] as const
export type PaymentAction = (typeof paymentActions)[number]

export const policyParams = z.object({ policyId: id() })

/** The payment status of a policy (spec 2 §7, get policy payment status). */
export const paymentStatus = z.object({
  isPaid: z.boolean(),
  status: openEnum(policyPaymentStatuses),
  policyNumber: z.string(),
  /** The agency of the policy; the page shows its name and brand. */
  agency: z.object({ name: z.string(), brand: z.string() }),
  /** The amount paid, excluding failed and void transactions. */
  amountPaid: amount,
  currency,
  /** Only with `Failed`. */
  reason: z.optional(openEnum(failureReasons)),
  allowedActions: z.array(openEnum(paymentActions)),
})
export type PaymentStatus = z.output<typeof paymentStatus>

/** The amount due on a policy. */
export const amountToPay = z.object({ amountToPay: amount, currency })
export type AmountToPay = z.output<typeof amountToPay>

/** The amount paid on a policy, excluding failed and void transactions. */
export const amountPaid = z.object({ amountPaid: amount, currency })

/** The due item for the policyholder to pay now (spec 2 §3, payment due record). */
export const paymentDue = z.object({
  invoiceNumber: z.string(),
  description: z.string(),
  dueDate: z.iso.date(),
  dueAmount: amount,
  premiumFinanced: z.boolean(),
  currency,
})
export type PaymentDue = z.output<typeof paymentDue>

/** Kinds of saved method: the `type` of spec 2 §3. */
export const savedMethodTypes = ['Credit Card', 'Bank Account'] as const

/**
 * A saved payment method: the processor's token and a label for the user, never a card or account
 * number.
 */
export const savedMethod = z.object({
  title: z.string(),
  type: openEnum(savedMethodTypes),
  tokenId: z.string(),
  last4Digits: z.string(),
  /** Cards. */
  creditCardType: z.optional(z.string()),
  expirationMonth: z.optional(z.int()),
  expirationYear: z.optional(z.int()),
  /** Bank accounts. */
  bankName: z.optional(z.string()),
  bankAccountType: z.optional(z.string()),
})
export type SavedMethod = z.output<typeof savedMethod>

/** Opens the processor's hosted frame for the payment intent of the due item. */
export const providerKey = z.object({
  /** URL of the processor. */
  url: z.string().check(z.regex(/^https?:\/\/[^/]/)),
  /** Publishable key of the platform at the processor. */
  key: z.string(),
  /** Authentication key of one session, valid for one use. Never put it in a URL. */
  authCode: z.string(),
  /** Allows the calling page to embed the processor's frame; sent in the frame's URL. */
  framePermit: z.string(),
  intentId: z.string(),
})
export type ProviderKey = z.output<typeof providerKey>

/** How the policyholder will pay. */
export const paymentChoice = z.object({
  method: z.enum(['card', 'echeck', 'saved']),
  /** The chosen method; with `saved` only. */
  tokenId: z.optional(id()),
})
export type PaymentChoice = z.output<typeof paymentChoice>

/**
 * The frame's report of a completed attempt (spec 2 §3, payment completion record). Not a proof of
 * payment.
 */
export const paymentCompletion = z.object({
  intentId: id(),
  transactionId: id(),
  transactionDate: instantText(),
  paymentAmount: amount,
  totalPaymentAmount: amount,
  policyNumber: z.optional(boundedText(64)),
  lastFourDigits: z.optional(z.string().check(z.regex(/^\d{4}$/, 'lastFourDigits'))),
  customerEmail: z.optional(boundedText(254)),
  bankName: z.optional(boundedText(100)),
  cardType: z.optional(boundedText(100)),
  isDownPayment: z.optional(z.boolean()),
})
export type PaymentCompletion = z.output<typeof paymentCompletion>

/** Saves the method of a payment under its processor token. */
export const paymentTokenToSave = z.object({ intentId: id(), tokenId: id() })

/** The bank account for a wire or ACH transfer (spec 2 §3, bank info response). */
export const bankInfo = z.object({
  bank: z.string(),
  /** Routing number, sort code or BSB, depending on the region. */
  routing: z.string(),
  account: z.string(),
  accountName: z.string(),
  accountType: z.string(),
  swift: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** The payment reference that the transfer must include. */
  reference: z.string(),
})
export type BankInfo = z.output<typeof bankInfo>

/** The processor's report of an event; the text of the webhook's signed `payload`. */
export const processorEvent = z.object({
  id: id(),
  type: z.enum(['payment.processing', 'payment.succeeded', 'payment.failed']),
  createdAt: instantText(),
  intentId: id(),
  transactionId: id(),
  amount,
  currency,
  method: z.object({
    tokenId: id(),
    type: z.enum(savedMethodTypes),
    last4Digits: boundedText(4),
    creditCardType: z.optional(boundedText(100)),
    expirationMonth: z.optional(z.int()),
    expirationYear: z.optional(z.int()),
    bankName: z.optional(boundedText(100)),
    bankAccountType: z.optional(boundedText(100)),
  }),
  reason: z.optional(z.enum(failureReasons)),
})
export type ProcessorEvent = z.output<typeof processorEvent>

/**
 * A webhook of the processor. `payload` is the event as JSON text, so that exactly the signed
 * bytes are parsed. `signature` is the hex HMAC-SHA-256 of `{timestamp}.{payload}`.
 */
export const signedEvent = z.object({
  payload: boundedText(8_192),
  /** Unix time in seconds, by the sender's clock. */
  timestamp: z.int(),
  signature: boundedText(128),
})
export type SignedEvent = z.output<typeof signedEvent>
