import type { Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import type { Currency } from '#core/foundation/money/money.ts'
import type { Charge } from '#core/insurance/policies/transactions.ts'
import type { LedgerAccount } from './ledger-accounts.ts'

/** An amount on an account: a debit is positive, a credit negative. */
export type LedgerLine = readonly [account: LedgerAccount, amount: number]

/** An entry to post. */
export interface LedgerEntry {
  /** The cause that it records; a cause is posted once. */
  readonly cause: string
  readonly accountId: string
  readonly policyId: string
  readonly currency: Currency
  readonly day: Day
  readonly lines: readonly LedgerLine[]
}

const feeAccounts = {
  premium: 'premium-payable',
  mgaFee: 'mga-fees',
  brokerFee: 'broker-fees-payable',
} as const satisfies Record<Exclude<Charge['kind'], 'tax'>, LedgerAccount>

const accountOf = (charge: Charge): LedgerAccount =>
  charge.kind === 'tax' ? `tax-payable:${charge.code}` : feeAccounts[charge.kind]

/** The total of charges. */
export const totalOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0)

/** The insured's debt for a transaction, and its creditors. */
export const chargedLines = (charges: readonly Charge[]): readonly LedgerLine[] => [
  ['receivable', totalOf(charges)],
  ...charges.map((each): LedgerLine => [accountOf(each), -each.amount]),
]

/** A payment that settles a debt. */
export const paidLines = (amount: number): readonly LedgerLine[] => [
  ['cash', amount],
  ['receivable', -amount],
]

/** A payment that a bank has not confirmed yet. */
export const inTransitLines = (amount: number): readonly LedgerLine[] => [
  ['payments-in-transit', amount],
  ['unapplied-payments', -amount],
]

/** Reverses a payment in transit once the bank has decided. */
export const transitReversalLines = (amount: number): readonly LedgerLine[] =>
  inTransitLines(-amount)
