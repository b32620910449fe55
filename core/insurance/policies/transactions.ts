import type { Day } from '../../foundation/calendar-dates/calendar-date.ts'

/**
 * States of a transaction. The price is fixed when it is quoted; an issued transaction never
 * changes.
 */
export const transactionStates = ['draft', 'quoted', 'accepted', 'issued'] as const
export type TransactionState = (typeof transactionStates)[number]

/** The terms and premium of a policy term. Amounts are minor units of the policy's currency. */
export interface PolicyFacts {
  readonly limit: number
  readonly deductible: number
  /** The premium of the whole term. */
  readonly premium: number
}
export type PolicyFact = keyof PolicyFacts

/** The change that a transaction makes to its term. */
export type TransactionChange =
  | { readonly kind: 'issue'; readonly facts: PolicyFacts }
  | {
      readonly kind: 'endorse'
      readonly changes: Partial<PolicyFacts>
      /** Facts whose later-dated values are also replaced. */
      readonly overrides?: readonly PolicyFact[]
    }
  | { readonly kind: 'cancel' | 'reinstate' }
  /** Reverses another transaction of the term. */
  | { readonly kind: 'reverse'; readonly reverses: string }

/** A component of a transaction's price; negative for a return premium. */
export type Charge =
  | { readonly kind: 'premium' | 'mgaFee' | 'brokerFee'; readonly amount: number }
  | { readonly kind: 'tax'; readonly code: string; readonly amount: number }

/** Documents generated for transactions. */
export type TransactionDocument = 'policy' | 'invoice'

/** A transaction of a policy term. */
export interface PolicyTransaction {
  readonly id: string
  readonly state: TransactionState
  /** The first day on which it applies. */
  readonly effectiveDate: Day
  /** When the transaction was issued; null before that. */
  readonly processed: Date | null
  readonly change: TransactionChange
}
