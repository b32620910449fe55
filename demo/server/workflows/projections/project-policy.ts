import { cancellationOf, issuedOf, segmentOn } from '#core/insurance/policies/policy-term.ts'
import type { Charge } from '#core/insurance/policies/transactions.ts'
import { todayOf } from '../../directory/states/zones.ts'
import { statusAfter, type IntentState } from '../../insurance/billing/transitions.ts'
import type { Balance } from '../../insurance/ledger/balance.ts'
import { totalOf } from '../../insurance/ledger/entries.ts'
import { isOpenForRenewal, stateOf } from '../../insurance/policies/state.ts'
import type { PolicyRecord } from '../../insurance/policies/tables.ts'
import type {
  InvoiceRecord,
  TermRecord,
  TransactionRecord,
} from '../../insurance/policies/terms/tables.ts'

/** The records that a policy's columns are derived from. */
export interface PolicySources {
  readonly policy: Pick<PolicyRecord, 'region' | 'renewedById'>
  readonly state: string | null
  readonly term: TermRecord
  /** Of the term. */
  readonly transactions: readonly TransactionRecord[]
  readonly invoice: InvoiceRecord
  readonly balance: Balance
  readonly intentState: IntentState | undefined
}

/** The projected columns of a policy. */
export const projectPolicy = (
  { policy, state, term, transactions, invoice, balance, intentState }: PolicySources,
  now: Date,
) => {
  const issued = issuedOf(transactions)
  const today = todayOf({ region: policy.region, state }, now)
  const facts = segmentOn(term, issued, today)?.facts
  if (facts === undefined) throw new Error(`The term ${term.id} has no day`)
  const charges = issued.flatMap((each) => each.charges)
  const sumOf = (kind: Charge['kind']): number =>
    totalOf(charges.filter((each) => each.kind === kind))
  const totalPremium = totalOf(charges)
  const cancelled = cancellationOf(issued)?.processed ?? null
  const { effectiveDate, endDate } = term
  const dates = { cancelled, effectiveDate, endDate }
  return {
    ...dates,
    limit: facts.limit,
    deductible: facts.deductible,
    premium: sumOf('premium'),
    mgaFee: sumOf('mgaFee'),
    brokerFee: sumOf('brokerFee'),
    totalPremium,
    invoiceNumber: invoice.number,
    dueDate: invoice.dueDate,
    amountPaid: balance.paid,
    paymentStatus: statusAfter(intentState ?? 'open', { paid: balance.paid, total: totalPremium }),
    coverStatus: stateOf(dates, today),
    isOpenForRenewal: isOpenForRenewal({ ...dates, renewedById: policy.renewedById }, today),
  } satisfies Partial<PolicyRecord>
}
