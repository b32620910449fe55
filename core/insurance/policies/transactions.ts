import type { Day } from '../../foundation/calendar-dates/calendar-date.ts'

/** The steps of a transaction: its price is fixed when it is quoted, and it never changes once issued. */
export const transactionStates = ['draft', 'quoted', 'accepted', 'issued'] as const
export type TransactionState = (typeof transactionStates)[number]

/** What a term insures and costs. Amounts are minor units of the policy's currency. */
export interface PolicyFacts {
  readonly limit: number
  readonly deductible: number
  /** The premium of the whole term. */
  readonly premium: number
}
export type PolicyFact = keyof PolicyFacts

/** What a transaction does to its term. */
export type TransactionChange =
  | { readonly kind: 'issue'; readonly facts: PolicyFacts }
  | {
      readonly kind: 'endorse'
      readonly changes: Partial<PolicyFacts>
      /** Facts of which later-dated values are replaced, too. */
      readonly overrides?: readonly PolicyFact[]
    }
  | { readonly kind: 'cancel' | 'reinstate' }
  /** Undoes another transaction of the term. */
  | { readonly kind: 'reverse'; readonly reverses: string }

/** One part of the price of a transaction; negative where it is returned. */
export type Charge =
  | { readonly kind: 'premium' | 'mgaFee' | 'brokerFee'; readonly amount: number }
  | { readonly kind: 'tax'; readonly code: string; readonly amount: number }

/** Documents that are drawn for transactions. */
export type TransactionDocument = 'policy' | 'invoice'

/** A transaction of a policy term. */
export interface PolicyTransaction {
  readonly id: string
  readonly state: TransactionState
  /** The first day on which it applies. */
  readonly effectiveDate: Day
  /** When it was issued; null before. */
  readonly processed: Date | null
  readonly change: TransactionChange
}
