/**
 * The accounts of the ledger. Payments that a bank has not confirmed are in transit, against unapplied
 * payments.
 */
export type LedgerAccount =
  | 'receivable'
  | 'cash'
  | 'payments-in-transit'
  | 'unapplied-payments'
  | 'premium-payable'
  | 'mga-fees'
  | 'broker-fees-payable'
  /** By the code of the tax. */
  | `tax-payable:${string}`
