import { currencyOf } from '#core/foundation/region/regions.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import {
  additionalInsuredBlocks,
  chargeBlock,
  conditionBlocks,
  contactBlocks,
  coverageBlocks,
  exclusionBlocks,
  insuredBlocks,
  insurerRows,
  lineOfBusinessOf,
  indicationBlocks,
  sheetOf,
  subjectivityBlocks,
  type DocumentContext,
} from './blocks.ts'
import { isolated } from './fonts/directions.ts'
import type { Block, Sheet } from './sheet.ts'

/** The insured and excluded cover, shared by proposal, binder and policy. */
const termBlocks = (context: DocumentContext): Block[] => [
  ...coverageBlocks(context),
  ...additionalInsuredBlocks(context),
  ...exclusionBlocks(context),
]

const premiumBlocks = (context: DocumentContext): Block[] => [
  { kind: 'heading', text: context.t('drawn-documents:sections.premium') },
  chargeBlock(context, context.t('drawn-documents:total')),
]

/** The offer of a quote with its current terms. */
export const proposalSheet = (context: DocumentContext): Sheet => {
  const { t, dayOf, quote } = context
  const title = t('drawn-documents:title.proposal', {
    line: lineOfBusinessOf(context),
    company: isolated(quote.companyName),
  })
  return sheetOf(
    context,
    {
      title: isIndication(quote) ? t('drawn-documents:title.indication', { title }) : title,
      kind: t('documents:kinds.proposal'),
      created: quote.modified,
      version: quote.revision,
    },
    [
      { kind: 'text', text: t('drawn-documents:proposalText') },
      ...insuredBlocks(context, [
        [t('drawn-documents:facts.quoteNumber'), quote.quoteNumber],
        [t('drawn-documents:facts.expiresOn'), dayOf(quote.expiresOn)],
      ]),
      ...indicationBlocks(context),
      ...subjectivityBlocks(context),
      ...termBlocks(context),
      ...premiumBlocks(context),
      ...contactBlocks(context),
    ],
  )
}

/** Evidence of cover between binding and issue. */
export const binderSheet = (context: DocumentContext): Sheet => {
  const { t, dayOf, quote } = context
  const bound = quote.boundDate ?? quote.modified
  return sheetOf(
    context,
    {
      title: t('drawn-documents:title.binder', {
        line: lineOfBusinessOf(context),
        company: isolated(quote.companyName),
      }),
      kind: t('documents:kinds.binder'),
      created: bound,
      version: 1,
    },
    [
      { kind: 'text', text: t('drawn-documents:binderText') },
      ...insuredBlocks(context, [
        [t('drawn-documents:facts.quoteNumber'), quote.quoteNumber],
        [t('drawn-documents:facts.boundDate'), dayOf(bound)],
        [t('drawn-documents:facts.binderExpires'), dayOf(quote.expiresOn)],
      ]),
      ...termBlocks(context),
      ...premiumBlocks(context),
      ...contactBlocks(context),
    ],
  )
}

/** The contract. */
export const policySheet = (context: DocumentContext, policy: PolicyRecord): Sheet => {
  const { t, dayOf } = context
  return sheetOf(
    context,
    {
      title: t('drawn-documents:title.policy', {
        line: lineOfBusinessOf(context),
        company: isolated(policy.companyName),
      }),
      kind: t('documents:kinds.policy'),
      created: policy.created,
      version: 1,
    },
    [
      { kind: 'text', text: t('drawn-documents:policyText', {}, ownTermsOf(policy.product)) },
      ...insuredBlocks(context, [
        [t('drawn-documents:facts.policyNumber'), policy.policyNumber],
        [t('drawn-documents:facts.issued'), dayOf(policy.created)],
      ]),
      ...termBlocks(context),
      ...premiumBlocks(context),
      ...conditionBlocks(context),
      ...contactBlocks(context),
    ],
  )
}

const billTo = (policy: PolicyRecord): string =>
  [policy.companyName, `${policy.customerFirstName} ${policy.customerLastName}`]
    .map(isolated)
    .join(', ')

/** The payments that settled an invoice. */
export interface Settlement {
  readonly amount: number
  readonly paidAt: Date
}

/** The amount due or paid: a paid invoice does not request payment. */
export const invoiceSheet = (
  context: DocumentContext,
  policy: PolicyRecord,
  settled: Settlement | null,
): Sheet => {
  const { t, formats, dayOf } = context
  const dueDate = formats.day(policy.dueDate)
  return sheetOf(
    context,
    {
      title: t('drawn-documents:title.invoice', {
        number: policy.invoiceNumber,
        company: isolated(policy.companyName),
      }),
      kind: t('documents:kinds.invoice'),
      created: settled?.paidAt ?? policy.created,
      version: settled ? 2 : 1,
    },
    [
      {
        kind: 'details',
        rows: [
          [t('drawn-documents:facts.invoiceNumber'), policy.invoiceNumber],
          [t('drawn-documents:facts.billTo'), billTo(policy)],
          [t('drawn-documents:facts.policyNumber'), policy.policyNumber],
          [t('drawn-documents:facts.issued'), dayOf(policy.created)],
          settled
            ? [t('drawn-documents:facts.paidOn'), dayOf(settled.paidAt)]
            : [t('drawn-documents:facts.dueDate'), dueDate],
          ...insurerRows(context),
        ],
      },
      chargeBlock(context, t(settled ? 'drawn-documents:totalPaid' : 'drawn-documents:totalDue')),
      { kind: 'heading', text: t('drawn-documents:sections.payment') },
      {
        kind: 'text',
        text: settled
          ? t('drawn-documents:invoicePaidText', {
              amount: formats.money(settled.amount),
              date: dayOf(settled.paidAt),
            })
          : t('drawn-documents:invoiceText', { dueDate }),
      },
      ...contactBlocks(context),
    ],
  )
}

/** One payment, as printed in its receipt. */
export interface PaidAmount {
  readonly amount: number
  /** The amount due after it. */
  readonly balance: number
  readonly transactionId: string
  /** In the recipient's language: `Credit Card ending in 4242`. */
  readonly method: string
  readonly paidAt: Date
}

/** The amount paid. */
export const receiptSheet = (
  context: DocumentContext,
  policy: PolicyRecord,
  paid: PaidAmount,
): Sheet => {
  const { t, formats, dayOf } = context
  return sheetOf(
    context,
    {
      title: t('drawn-documents:title.receipt', { company: isolated(policy.companyName) }),
      kind: t('documents:kinds.receipt'),
      created: paid.paidAt,
      version: 1,
    },
    [
      { kind: 'text', text: t('drawn-documents:receiptText', { number: policy.policyNumber }) },
      {
        kind: 'details',
        rows: [
          [t('drawn-documents:facts.invoiceNumber'), policy.invoiceNumber],
          [t('drawn-documents:facts.billTo'), billTo(policy)],
          [t('drawn-documents:facts.paidOn'), dayOf(paid.paidAt)],
          [t('drawn-documents:facts.method'), paid.method],
          [t('drawn-documents:facts.transaction'), paid.transactionId],
          ...insurerRows(context),
        ],
      },
      {
        kind: 'table',
        head: [t('drawn-documents:charge'), t('drawn-documents:amount')],
        rows: [
          [t('drawn-documents:totalDue'), formats.moneyWithCents(policy.totalPremium)],
          [t('drawn-documents:amountPaid'), formats.moneyWithCents(paid.amount)],
          [
            `${t('drawn-documents:balance')} (${currencyOf[policy.region]})`,
            formats.moneyWithCents(paid.balance),
          ],
        ],
        widths: [0.7, 0.3],
        hasTotal: true,
      },
      ...contactBlocks(context),
    ],
  )
}
