import { inArray } from 'drizzle-orm'
import type { Day } from '#core/foundation/calendar-dates/calendar-date.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import type { Charge, TransactionDocument } from '#core/insurance/policies/transactions.ts'
import { hasDocument } from '#core/insurance/products/underwriting.ts'
import type { TaxLine } from '#core/insurance/rating/model.ts'
import type { Services } from '../../../kernel/services.ts'
import { chargedLines, totalOf } from '../../ledger/entries.ts'
import { postEntries } from '../../ledger/post.ts'
import { quotePrices } from '../../quotes/tables.ts'
import type { WrittenPolicy } from '../tables.ts'
import { invoices, policyTerms, policyTransactions } from './tables.ts'

/** A policy that was just issued. */
export interface Issue {
  readonly policy: WrittenPolicy
  /** The date of the issue in the insured's zone. */
  readonly day: Day
  /** The user who issued it; null for the platform itself. */
  readonly actorId: string | null
}

/**
 * The parts of a policy's total. Taxes are those of its price; a total with other taxes, from a release
 * that knew fewer of them, has one line for all.
 */
const chargesOf = (policy: WrittenPolicy, taxes: readonly TaxLine[]): readonly Charge[] => {
  const fees: readonly Charge[] = [
    { kind: 'premium', amount: policy.premium },
    { kind: 'mgaFee', amount: policy.mgaFee },
    { kind: 'brokerFee', amount: policy.brokerFee },
  ]
  const known = taxes.map(({ code, amount }): Charge => ({ kind: 'tax', code, amount }))
  const rest = policy.totalPremium - totalOf(fees)
  const unspecified: Charge = { kind: 'tax', code: 'UNSPECIFIED', amount: rest }
  const all = [...fees, ...(totalOf(known) === rest ? known : [unspecified])]
  return all.filter(({ amount }) => amount !== 0)
}

const documentsOf = ({ product }: WrittenPolicy): TransactionDocument[] =>
  (['policy', 'invoice'] as const).filter((kind) => hasDocument(product, kind))

/** Maximum policies written at once, so that no statement has too many parameters. */
const batchSize = 1_000

const recordBatch = async (services: Services, issues: readonly Issue[]): Promise<void> => {
  const handle = services.database.handle()
  const quoteIds = issues.map(({ policy }) => policy.quoteId)
  const prices = await handle
    .select({ quoteId: quotePrices.quoteId, price: quotePrices.price })
    .from(quotePrices)
    .where(inArray(quotePrices.quoteId, quoteIds))
  const taxes = new Map(prices.map(({ quoteId, price }) => [quoteId, price.taxes]))
  const recorded = issues.map(({ policy, day, actorId }) => ({
    ...{ policy, day, actorId },
    termId: services.newId(),
    transactionId: services.newId(),
    charges: chargesOf(policy, taxes.get(policy.quoteId) ?? []),
    currency: currencyOf[policy.region],
  }))
  await handle.insert(policyTerms).values(
    recorded.map(({ termId, policy: { id, effectiveDate, endDate } }) => ({
      ...{ id: termId, policyId: id, effectiveDate, endDate },
    })),
  )
  await handle.insert(policyTransactions).values(
    recorded.map(({ policy, termId, transactionId, charges, actorId }) => ({
      id: transactionId,
      termId,
      sequence: 1,
      state: 'issued' as const,
      effectiveDate: policy.effectiveDate,
      processed: policy.created,
      actorId,
      reason: policy.isRenewal ? 'Renewal' : 'New business',
      change: {
        kind: 'issue' as const,
        facts: { limit: policy.limit, deductible: policy.deductible, premium: policy.premium },
      },
      charges,
      documents: documentsOf(policy),
    })),
  )
  await handle.insert(invoices).values(
    recorded.map(({ policy, transactionId, charges, currency }) => ({
      number: policy.invoiceNumber,
      policyId: policy.id,
      transactionId,
      amount: totalOf(charges),
      currency,
      dueDate: policy.dueDate,
      created: policy.created,
    })),
  )
  await postEntries(
    services,
    recorded.map(({ policy, day, transactionId, charges, currency }) => ({
      cause: `transaction:${transactionId}`,
      accountId: policy.accountId,
      policyId: policy.id,
      currency,
      day,
      lines: chargedLines(charges),
    })),
  )
}

/**
 * Writes the term, transaction, invoice and ledger entry of policies that were just issued. Call it in
 * the transaction that writes the policies.
 */
export const recordIssues = async (services: Services, issues: readonly Issue[]): Promise<void> => {
  for (let start = 0; start < issues.length; start += batchSize) {
    await recordBatch(services, issues.slice(start, start + batchSize))
  }
}
