import { currencyOf } from '#core/foundation/region/regions.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import type { PolicyRecord } from '../policies/tables.ts'
import {
  chargeBlock,
  conditionBlocks,
  contactBlocks,
  coverageBlocks,
  insuredBlocks,
  insurerRows,
  referralBlocks,
  sheetOf,
  type DocumentContext,
} from './blocks.ts'
import { isolated } from './fonts/directions.ts'
import type { Block, Sheet } from './sheet.ts'

const premiumBlocks = (context: DocumentContext): Block[] => [
  { kind: 'heading', text: context.t('documents:sections.premium') },
  chargeBlock(context, context.t('documents:total')),
]

/** The offer of a quote, as it stands. */
export const proposalSheet = (context: DocumentContext): Sheet => {
  const { t, dayOf, quote } = context
  return sheetOf(
    context,
    {
      title: t('documents:title.proposal', { company: isolated(quote.companyName) }),
      kind: t('documents:kinds.proposal'),
      created: quote.modified,
      version: quote.revision,
    },
    [
      { kind: 'text', text: t('documents:proposalText') },
      ...insuredBlocks(context, [
        [t('documents:facts.quoteNumber'), quote.quoteNumber],
        [t('documents:facts.expiresOn'), dayOf(quote.expiresOn)],
      ]),
      ...referralBlocks(context),
      ...coverageBlocks(context),
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
      title: t('documents:title.binder', { company: isolated(quote.companyName) }),
      kind: t('documents:kinds.binder'),
      created: bound,
      version: 1,
    },
    [
      { kind: 'text', text: t('documents:binderText') },
      ...insuredBlocks(context, [
        [t('documents:facts.quoteNumber'), quote.quoteNumber],
        [t('documents:facts.boundDate'), dayOf(bound)],
        [t('documents:facts.binderExpires'), dayOf(quote.expiresOn)],
      ]),
      ...coverageBlocks(context),
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
      title: t('documents:title.policy', { company: isolated(policy.companyName) }),
      kind: t('documents:kinds.policy'),
      created: policy.created,
      version: 1,
    },
    [
      { kind: 'text', text: t('documents:policyText', {}, ownTermsOf(policy.product)) },
      ...insuredBlocks(context, [
        [t('documents:facts.policyNumber'), policy.policyNumber],
        [t('documents:facts.issued'), dayOf(policy.created)],
      ]),
      ...coverageBlocks(context),
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

/** What is due, or what was: a paid invoice asks for nothing. */
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
      title: t('documents:title.invoice', {
        number: policy.invoiceNumber,
        company: isolated(policy.companyName),
      }),
      kind: t('documents:kinds.invoice'),
      created: settled?.paidAt ?? policy.created,
      version: settled ? 2 : 1,
    },
    [
      {
        kind: 'facts',
        rows: [
          [t('documents:facts.invoiceNumber'), policy.invoiceNumber],
          [t('documents:facts.billTo'), billTo(policy)],
          [t('documents:facts.policyNumber'), policy.policyNumber],
          [t('documents:facts.issued'), dayOf(policy.created)],
          settled
            ? [t('documents:facts.paidOn'), dayOf(settled.paidAt)]
            : [t('documents:facts.dueDate'), dueDate],
          ...insurerRows(context),
        ],
      },
      chargeBlock(context, t(settled ? 'documents:totalPaid' : 'documents:totalDue')),
      { kind: 'heading', text: t('documents:sections.payment') },
      {
        kind: 'text',
        text: settled
          ? t('documents:invoicePaidText', {
              amount: formats.money(settled.amount),
              date: dayOf(settled.paidAt),
            })
          : t('documents:invoiceText', { dueDate }),
      },
      ...contactBlocks(context),
    ],
  )
}

/** One payment, as its receipt names it. */
export interface PaidSum {
  readonly amount: number
  /** What is still to pay after it. */
  readonly balance: number
  readonly transactionId: string
  /** Already in the reader's words: `Credit Card ending in 4242`. */
  readonly method: string
  readonly paidAt: Date
}

/** What came in. */
export const receiptSheet = (
  context: DocumentContext,
  policy: PolicyRecord,
  paid: PaidSum,
): Sheet => {
  const { t, formats, dayOf } = context
  return sheetOf(
    context,
    {
      title: t('documents:title.receipt', { company: isolated(policy.companyName) }),
      kind: t('documents:kinds.receipt'),
      created: paid.paidAt,
      version: 1,
    },
    [
      { kind: 'text', text: t('documents:receiptText', { number: policy.policyNumber }) },
      {
        kind: 'facts',
        rows: [
          [t('documents:facts.invoiceNumber'), policy.invoiceNumber],
          [t('documents:facts.billTo'), billTo(policy)],
          [t('documents:facts.paidOn'), dayOf(paid.paidAt)],
          [t('documents:facts.method'), paid.method],
          [t('documents:facts.transaction'), paid.transactionId],
          ...insurerRows(context),
        ],
      },
      {
        kind: 'table',
        head: [t('documents:charge'), t('documents:amount')],
        rows: [
          [t('documents:totalDue'), formats.money(policy.totalPremium)],
          [t('documents:amountPaid'), formats.money(paid.amount)],
          [`${t('documents:balance')} (${currencyOf[policy.region]})`, formats.money(paid.balance)],
        ],
        widths: [0.7, 0.3],
        hasTotal: true,
      },
      ...contactBlocks(context),
    ],
  )
}
