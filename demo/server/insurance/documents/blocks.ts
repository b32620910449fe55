import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import { brokerFeesOf } from '#core/insurance/quotes/total.ts'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { coverageById } from '#core/insurance/products/coverages.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { periodTextOf } from '#core/insurance/rating/period-text.ts'
import { reasonParams } from '#core/insurance/rating/reason-params.ts'
import { addressLine } from '#core/foundation/region/address-line.ts'
import { currencyOf, regionTable } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import type { Translate } from '#core/foundation/wording/wording.ts'
import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import type { AgencyRecord } from '../../directory/agencies/tables.ts'
import { dayOf } from '../../directory/states/zones.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { formatsOf, type Formats } from '../../kernel/formats/formats.ts'
import type { ServerWording } from '../../kernel/wording.ts'
import type { QuoteAdjustments, QuoteRecord } from '../quotes/tables.ts'
import { insurerOf } from '../rating/plan/product-plans.ts'
import { isolated } from './fonts/directions.ts'
import type { Block, Row, Sheet } from './sheet.ts'

/** The data of every document of a quote or its policy. */
export interface DocumentData {
  readonly quote: QuoteRecord
  readonly price: CalculatorAnswer
  readonly input: CalculatorInput
  readonly adjustments: QuoteAdjustments
  /** The texts of subjectivities that are neither met nor waived. */
  readonly openSubjectivities: readonly string[]
  readonly account: AccountRecord
  readonly agency: AgencyRecord
}

/** The language, formats and data of a document. */
export interface DocumentContext extends DocumentData {
  readonly t: Translate
  readonly formats: Formats
  /** Formats the date of an instant in the insured's zone. */
  readonly dayOf: (instant: Date) => string
  readonly wording: ServerWording
}

export const contextOf = (wording: ServerWording, data: DocumentData): DocumentContext => {
  const formats = formatsOf(data.quote.region)
  return {
    ...data,
    formats,
    dayOf: (instant) => formats.day(dayOf(data.quote, instant)),
    wording,
    t: wording.in(formats.locale),
  }
}

/** A text by a composed key, `rating:taxes.GST`; the key's last part if there is none. */
const textOf = (
  { wording, t }: DocumentContext,
  key: string,
  params?: Readonly<Record<string, string | number>>,
): string => (wording.has(key) ? t(key, params) : (key.split('.').at(-1) ?? key))

/** A plural exists under its two forms only, so its presence is not checked. */
const referralText = (
  context: DocumentContext,
  reason: CalculatorAnswer['referralReasons'][number],
) => {
  const key = `rating:referral.${reason.code}`
  const params = reasonParams(reason, context.formats.locale)
  return context.wording.has(`${key}_other`) && 'count' in params
    ? textOf(context, `${key}_${params['count'] === 1 ? 'one' : 'other'}`, params)
    : textOf(context, key, params)
}

/** The line of business in a document's title. */
export const lineOfBusinessOf = (context: DocumentContext): string =>
  textOf(context, `products:lines.${underwritingOf[context.quote.product].line}`)

/** Wraps blocks in the sheet of a document. */
export const sheetOf = (
  { t, formats, quote, agency }: DocumentContext,
  frame: Pick<Sheet, 'title' | 'kind' | 'created'> & {
    /** The document's version, which changes with its contents. */
    readonly version: number
  },
  blocks: readonly Block[],
): Sheet => ({
  title: frame.title,
  kind: `${frame.kind} · ${t('drawn-documents:version', { version: frame.version })}`,
  created: frame.created,
  region: quote.region,
  locale: formats.locale,
  brand: agency.brand,
  blocks,
  legal: regionTable[quote.region].legal.map((key) => t(key)).join(' '),
  pageText: t('drawn-documents:page', { page: '{page}', pages: '{pages}' }),
})

const isolatedPart = (part: string | null): string | null => (part ? isolated(part) : null)

const addressOf = ({ quote, account }: DocumentContext): string =>
  addressLine(quote.region, {
    address1: isolatedPart(account.address1),
    address2: isolatedPart(account.address2),
    city: isolatedPart(account.city),
    state: isolatedPart(account.state),
    zipCode: isolatedPart(account.zipCode),
  })

/** The insurer, and the currency of all amounts. */
export const insurerRows = ({ t, quote }: DocumentContext): readonly Row[] => {
  const { name, registration, address } = insurerOf(quote)
  const currency = currencyOf[quote.region]
  const { currencyName } = serverDataOf[quote.region]
  return [
    [t('drawn-documents:facts.insurer'), [name, registration, address].filter(Boolean).join(', ')],
    [t('drawn-documents:facts.currency'), `${currencyName} (${currency})`],
  ]
}

/** The insured, the insurer and the period. */
export const insuredBlocks = (context: DocumentContext, more: readonly Row[]): Block[] => {
  const { t, formats, quote, account } = context
  const address = addressOf(context)
  return [
    { kind: 'heading', text: t('drawn-documents:sections.insured') },
    {
      kind: 'details',
      rows: [
        [t('drawn-documents:facts.insured'), isolated(quote.companyName)],
        ...(address === '' ? [] : [[t('drawn-documents:facts.address'), address]]),
        [t('drawn-documents:facts.product'), textOf(context, `products:names.${quote.product}`)],
        [
          t('drawn-documents:facts.industry'),
          `${quote.naicsDescription ?? ''} (${serverDataOf[quote.region].industryScheme} ${quote.naicsCode})`,
        ],
        [t('drawn-documents:facts.revenue'), formats.money(account.revenue)],
        ...(account.nonUsRevenue === null
          ? []
          : [
              [
                t('drawn-documents:facts.nonUsRevenue'),
                formats.money(account.nonUsRevenue),
              ] as const,
            ]),
        [
          t('drawn-documents:facts.period'),
          t('drawn-documents:facts.periodText', {
            from: formats.day(quote.effectiveDate),
            to: formats.day(quote.endDate),
          }),
        ],
        ...more,
        ...insurerRows(context),
      ],
    },
  ]
}

/** The terms of the quote and every selected coverage. */
export const coverageBlocks = (context: DocumentContext): Block[] => {
  const { t, formats, quote } = context
  const { global, coverages } = context.price
  const money = (sum: number | undefined, missing: string) =>
    sum === undefined ? missing : formats.money(sum)
  const hours = (count: number) => t('rating:waitingPeriod', { hours: count })
  const rows = Object.entries(coverages)
    .filter(([, coverage]) => coverage.selected)
    .map(([id, coverage]): Row => {
      const key = coverageById(Number(id))?.key ?? id
      const periods = [
        ...(coverage.waitingPeriod === undefined ? [] : [hours(coverage.waitingPeriod)]),
        ...(coverage.retroActivePeriod === undefined
          ? []
          : [context.t(periodTextOf(coverage.retroActivePeriod))]),
      ]
      return [
        textOf(context, `coverages:${key}.name`),
        money(coverage.limit, t('drawn-documents:included')),
        money(coverage.deductible, t('drawn-documents:none')),
        periods.join(', '),
      ]
    })
  return [
    { kind: 'heading', text: t('drawn-documents:sections.coverages') },
    {
      kind: 'details',
      rows: [
        [t('drawn-documents:facts.aggregateLimit'), formats.money(global.limit)],
        ...(global.underlyingLimit === undefined
          ? []
          : [[t('drawn-documents:facts.underlyingLimit'), formats.money(global.underlyingLimit)]]),
        [
          t('drawn-documents:facts.deductible', {}, ownTermsOf(quote.product)),
          formats.money(global.deductible),
        ],
        [t('drawn-documents:facts.waitingPeriod'), hours(global.waitingPeriod)],
        [
          t('drawn-documents:facts.retroActivePeriod'),
          context.t(periodTextOf(global.retroActivePeriod)),
        ],
      ],
    },
    {
      kind: 'table',
      head: [
        t('drawn-documents:coverage'),
        t('drawn-documents:limit'),
        t('drawn-documents:deductible', {}, ownTermsOf(quote.product)),
        t('drawn-documents:terms'),
      ],
      rows,
      widths: [0.42, 0.17, 0.15, 0.26],
    },
  ]
}

/** The additional insureds; empty if there are none. */
export const additionalInsuredBlocks = ({ t, input }: DocumentContext): Block[] => {
  const { additionalInsureds = [] } = input
  if (additionalInsureds.length === 0) return []
  return [
    { kind: 'heading', text: t('drawn-documents:sections.additionalInsureds') },
    {
      kind: 'table',
      head: [
        t('drawn-documents:additionalInsured.name'),
        t('drawn-documents:additionalInsured.address'),
        t('drawn-documents:additionalInsured.industry'),
      ],
      rows: additionalInsureds.map((each): Row => {
        const address = [each.address1, each.address2, each.city, each.state, each.zipCode]
        return [
          isolated(each.businessName),
          address
            .filter(Boolean)
            .map((part) => isolated(part ?? ''))
            .join(', '),
          [each.naicsDescription, each.naicsCode].filter(Boolean).join(', '),
        ]
      }),
      widths: [0.36, 0.38, 0.26],
    },
  ]
}

/** The heading of a section; in a comparison it includes the variation's name. */
const sectionHeading = (t: Translate, section: string, variation?: string): Block => ({
  kind: 'heading',
  text:
    variation === undefined
      ? section
      : t('drawn-documents:sectionOf', { section, name: isolated(variation) }),
})

/** The events that the cover excludes, without staff's notes on them; empty if there are none. */
export const exclusionBlocks = (
  { t, formats, adjustments }: Pick<DocumentContext, 't' | 'formats' | 'adjustments'>,
  variation?: string,
): Block[] => {
  const { events = [] } = adjustments
  if (events.length === 0) return []
  return [
    sectionHeading(t, t('drawn-documents:sections.exclusions'), variation),
    { kind: 'text', text: t('drawn-documents:exclusionsText') },
    {
      kind: 'table',
      head: [
        t('drawn-documents:exclusion.number'),
        t('drawn-documents:exclusion.name'),
        t('drawn-documents:exclusion.date'),
      ],
      rows: events.map(({ claimNumber, claimName, claimDate }): Row => [
        isolated(claimNumber),
        isolated(claimName),
        formats.day(claimDate),
      ]),
      widths: [0.3, 0.45, 0.25],
    },
  ]
}

/** The open subjectivities; empty if there are none. */
export const subjectivityBlocks = (
  { t, openSubjectivities }: Pick<DocumentContext, 't' | 'openSubjectivities'>,
  variation?: string,
): Block[] =>
  openSubjectivities.length === 0
    ? []
    : [
        sectionHeading(t, t('drawn-documents:sections.subjectivities'), variation),
        { kind: 'text', text: t('drawn-documents:subjectivitiesText') },
        { kind: 'list', items: openSubjectivities.map(isolated) },
      ]

/** The name of the MGA fee, with a note if the taxes do not include it. */
const feeText = ({ t, price: { isMgaFeeTaxed, taxes } }: DocumentContext): string =>
  t(
    isMgaFeeTaxed === false && taxes.length > 0
      ? 'drawn-documents:mgaFeeUntaxed'
      : 'drawn-documents:mgaFee',
  )

/** The parts of the total to pay. */
export const chargeBlock = (context: DocumentContext, totalText: string): Block => {
  const { t, formats, quote } = context
  const brokerFee = brokerFeesOf(quote)
  return {
    kind: 'table',
    head: [t('drawn-documents:charge'), t('drawn-documents:amount')],
    rows: [
      [t('drawn-documents:premium'), formats.moneyWithCents(quote.premium)],
      ...(quote.mgaFee > 0 ? [[feeText(context), formats.moneyWithCents(quote.mgaFee)]] : []),
      ...(brokerFee > 0
        ? [[t('drawn-documents:brokerFee'), formats.moneyWithCents(brokerFee)]]
        : []),
      ...context.price.taxes.map((tax) => [
        textOf(context, `rating:taxes.${tax.code}`),
        formats.moneyWithCents(tax.amount),
      ]),
      [`${totalText} (${currencyOf[quote.region]})`, formats.moneyWithCents(quote.totalPremium)],
    ],
    widths: [0.7, 0.3],
    hasTotal: true,
  }
}

/** Marks the terms as an indication, with the referral reasons; empty for an offer. */
export const indicationBlocks = (context: DocumentContext): Block[] => {
  const { t, quote, price } = context
  if (!isIndication(quote)) return []
  const reasons = price.referralReasons.map((reason) => referralText(context, reason))
  return [
    { kind: 'heading', text: t('drawn-documents:sections.referral') },
    { kind: 'text', text: t('cart:indication.lead') },
    ...(reasons.length === 0
      ? []
      : ([
          { kind: 'text', text: t('drawn-documents:referralText') },
          { kind: 'list', items: reasons },
        ] as const)),
  ]
}

/** The contact for questions. */
export const contactBlocks = ({ t, quote, agency }: DocumentContext): Block[] => [
  { kind: 'heading', text: t('drawn-documents:sections.contact') },
  {
    kind: 'details',
    rows: [
      [t('drawn-documents:facts.agency'), isolated(agency.name)],
      [
        t('drawn-documents:facts.agent'),
        [
          isolated(`${quote.agentFirstName} ${quote.agentLastName}`),
          quote.agentEmail,
          formatPhone(quote.region, quote.agentPhone),
        ]
          .filter(Boolean)
          .join(', '),
      ],
    ],
  },
]

/** How to make a claim, and the insured's duties. */
export const conditionBlocks = ({ t, quote }: DocumentContext): Block[] => [
  { kind: 'heading', text: t('drawn-documents:sections.conditions') },
  { kind: 'text', text: t('drawn-documents:conditionsText') },
  {
    kind: 'text',
    text: t('drawn-documents:claimsText', { phone: insuranceDataOf[quote.region].claimsPhone }),
  },
]
