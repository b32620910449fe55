import { and, desc, eq } from 'drizzle-orm'
import type { QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import { hasDocument } from '#core/insurance/products/underwriting.ts'
import { payments, type PaymentRecord } from '../billing/tables.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { policyData, quoteData } from './data.ts'
import { contextOf, type DocumentContext } from './blocks.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import {
  binderSheet,
  invoiceSheet,
  policySheet,
  proposalSheet,
  receiptSheet,
  type Settlement,
} from './document-sheets.ts'
import { storeDocument } from './store-document.ts'
import type { DocumentRecord } from './tables.ts'

// Each returns undefined if the product has no such document.

/** The proposal of a quote's current terms. */
export const ensureProposal = async (
  services: Services,
  quoteId: string,
): Promise<DocumentRecord | undefined> => {
  const context = contextOf(services.wording, await quoteData(services, quoteId))
  const { quote } = context
  if (!hasDocument(quote.product, 'proposal')) return undefined
  return storeDocument(
    services,
    {
      kind: 'proposal',
      accountId: quote.accountId,
      quoteId,
      policyId: null,
      subjectId: quoteId,
      version: String(quote.revision),
      nameParts: {
        region: quote.region,
        companyName: quote.companyName,
        number: quote.quoteNumber,
      },
    },
    () => proposalSheet(context),
  )
}

/** Statuses of bound quotes that were not rescinded. */
const bound: readonly QuoteStatus[] = ['BOUND', 'ISSUED']

/** The binder of a bound quote, one for each time that it is bound; none if it is no longer bound. */
export const ensureBinder = async (
  services: Services,
  quoteId: string,
): Promise<DocumentRecord | undefined> => {
  const context = contextOf(services.wording, await quoteData(services, quoteId))
  const { quote } = context
  if (!hasDocument(quote.product, 'binder') || !bound.includes(quote.status)) return undefined
  return storeDocument(
    services,
    {
      kind: 'binder',
      accountId: quote.accountId,
      quoteId,
      policyId: null,
      subjectId: quoteId,
      version: quote.boundDate?.toISOString() ?? '1',
      nameParts: {
        region: quote.region,
        companyName: quote.companyName,
        number: quote.quoteNumber,
      },
    },
    () => binderSheet(context),
  )
}

const paidFirst = (services: Services, policyId: string) =>
  services.database
    .handle()
    .select()
    .from(payments)
    .where(and(eq(payments.policyId, policyId), eq(payments.status, 'Paid')))
    .orderBy(desc(payments.created), desc(payments.id))

/** The payments that settled the invoice of a paid policy; null while it is open. */
const settlementOf = async (
  services: Services,
  policy: PolicyRecord,
): Promise<Settlement | null> => {
  const paid = policy.paymentStatus === 'Paid' ? await paidFirst(services, policy.id) : []
  const [latest] = paid
  if (latest === undefined) return null
  return {
    amount: paid.reduce((sum, { amountPaid }) => sum + amountPaid, 0),
    paidAt: latest.created,
  }
}

/** The policy document or its invoice, which is drawn again once it is paid. */
export const ensurePolicyDocument = async (
  services: Services,
  kind: 'policy' | 'invoice',
  policyId: string,
): Promise<DocumentRecord | undefined> => {
  const { policy, ...data } = await policyData(services, policyId)
  if (!hasDocument(policy.product, kind)) return undefined
  const context = contextOf(services.wording, data)
  const settled = kind === 'invoice' ? await settlementOf(services, policy) : null
  const number = kind === 'policy' ? policy.policyNumber : policy.invoiceNumber
  return storeDocument(
    services,
    {
      kind,
      accountId: policy.accountId,
      quoteId: policy.quoteId,
      policyId,
      subjectId: policyId,
      version: settled ? 'paid' : '1',
      nameParts: { region: policy.region, companyName: policy.companyName, number },
    },
    () =>
      kind === 'policy' ? policySheet(context, policy) : invoiceSheet(context, policy, settled),
  )
}

const methodText = ({ t }: DocumentContext, payment: PaymentRecord): string => {
  const last4 = payment.last4Digits
  if (last4 === null) return payment.paymentMethod
  return payment.paymentMethod === 'Credit Card'
    ? t('payment:methodTitle.card', { brand: payment.creditCardType ?? '', last4 })
    : t('payment:methodTitle.bank', { bank: payment.bankName ?? '', last4 })
}

/** The receipt of a payment, by default of the latest one. 404 before a payment. */
export const ensureReceipt = async (
  services: Services,
  policyId: string,
  paymentId?: string,
): Promise<DocumentRecord | undefined> => {
  const { policy, ...data } = await policyData(services, policyId)
  if (!hasDocument(policy.product, 'receipt')) return undefined
  const paid = await paidFirst(services, policyId)
  const payment = paymentId === undefined ? paid[0] : paid.find(({ id }) => id === paymentId)
  if (payment === undefined) throw notFound()
  const earlier = paid.slice(paid.indexOf(payment))
  const sum = earlier.reduce((total, { amountPaid }) => total + amountPaid, 0)
  const context = contextOf(services.wording, data)
  return storeDocument(
    services,
    {
      kind: 'receipt',
      accountId: policy.accountId,
      quoteId: policy.quoteId,
      policyId,
      subjectId: policyId,
      version: payment.id,
      nameParts: {
        region: policy.region,
        companyName: policy.companyName,
        number: policy.policyNumber,
        date: payment.paymentDate,
      },
    },
    () =>
      receiptSheet(context, policy, {
        amount: payment.amountPaid,
        balance: Math.max(0, policy.totalPremium - sum),
        transactionId: payment.transactionId,
        method: methodText(context, payment),
        paidAt: payment.created,
      }),
  )
}
