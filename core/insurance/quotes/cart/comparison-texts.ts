import type { Currency } from '../../../foundation/money/money.ts'
import type { Translate, Wording } from '../../../foundation/wording/wording.ts'
import { ownTermsOf } from '../../products/own-terms.ts'
import type { Coverage } from '../../products/coverages.ts'
import type { PricedCoverage } from '../../rating/model.ts'
import { periodTextOf } from '../../rating/period-text.ts'
import { isIndication } from '../statuses.ts'
import {
  compare,
  type ComparedTerm,
  type Comparison,
  type CoverageRow,
  type TermRow,
  type Variation,
} from './comparison.ts'

/** Formatters of a screen or a document. */
export interface ComparisonFormats {
  readonly t: Translate
  readonly has: Wording['has']
  readonly money: (minor: number, currency: Currency) => string
  readonly sum: (minor: number, currency: Currency) => string
  readonly day: (day: string) => string
}

/** A row with its label and a text for each variation. */
export interface TextRow {
  readonly id: string
  readonly name: string
  readonly cells: readonly string[]
  readonly isDifferent: boolean
}

/** Rows under one heading. */
export interface TextGroup {
  readonly id: string
  readonly name: string
  readonly rows: readonly TextRow[]
}

/** The product's own term names, if all variations share them. */
const sharedTerms = (variations: readonly Variation[]) => {
  const [first] = variations
  const isOne = new Set(variations.map(({ product }) => product)).size === 1
  return first !== undefined && isOne ? ownTermsOf(first.product) : undefined
}

type NumberText = (value: number, formats: ComparisonFormats, currency: Currency) => string

const money: NumberText = (value, formats, currency) => formats.money(value, currency)
const sum: NumberText = (value, formats, currency) => formats.sum(value, currency)
const hours: NumberText = (value, { t }) => t('rating:waitingPeriod', { hours: value })

/** Formatters of numeric terms; the other terms are dates. */
const numberTexts: Readonly<Partial<Record<ComparedTerm, NumberText>>> = {
  totalPremium: money,
  premium: money,
  charges: money,
  limit: sum,
  deductible: sum,
  waitingPeriod: hours,
  retroActivePeriod: (period, { t }) => t(periodTextOf(period)),
}

const termText = (
  { term }: TermRow,
  value: number | string,
  formats: ComparisonFormats,
  currency: Currency,
): string =>
  typeof value === 'string'
    ? formats.day(value)
    : (numberTexts[term]?.(value, formats, currency) ?? String(value))

/** A coverage on one line: its limit and other terms. */
const coverageText = (
  priced: PricedCoverage | undefined,
  formats: ComparisonFormats,
  currency: Currency,
  own: ReturnType<typeof ownTermsOf>,
): string => {
  const { t } = formats
  if (priced === undefined) return t('cart:notIncluded')
  const { limit, deductible, waitingPeriod, retroActivePeriod } = priced
  return [
    limit === undefined ? t('cart:included') : formats.sum(limit, currency),
    ...(deductible === undefined
      ? []
      : [t('cart:ownDeductible', { amount: formats.sum(deductible, currency) }, own)]),
    ...(waitingPeriod === undefined ? [] : [hours(waitingPeriod, formats, currency)]),
    ...(retroActivePeriod === undefined ? [] : [t(periodTextOf(retroActivePeriod))]),
  ].join(' · ')
}

const coverageName = ({ key }: Coverage, { t, has }: ComparisonFormats): string => {
  const name = `coverages:${key}.name`
  return has(name) ? t(name) : key
}

const coverageGroups = (
  rows: readonly CoverageRow[],
  formats: ComparisonFormats,
  currency: Currency,
  own: ReturnType<typeof ownTermsOf>,
): readonly TextGroup[] =>
  [...new Set(rows.map(({ coverage }) => coverage.group))].map((group) => ({
    id: `group-${group}`,
    name: formats.t(`coverages:groups.${group}`),
    rows: rows
      .filter(({ coverage }) => coverage.group === group)
      .map(({ coverage, values, isDifferent }) => ({
        id: coverage.key,
        name: coverageName(coverage, formats),
        cells: values.map((each) => coverageText(each, formats, currency, own)),
        isDifferent,
      })),
  }))

/** The row that marks indications; no row if all variations are offers. */
const offerRows = (variations: readonly Variation[], { t }: ComparisonFormats): TextRow[] => {
  const marks = variations.map((each) => isIndication(each))
  if (!marks.includes(true)) return []
  return [
    {
      id: 'offer',
      name: t('cart:indication.row'),
      cells: marks.map((isMarked) => t(isMarked ? 'cart:indication.mark' : 'cart:indication.firm')),
      isDifferent: marks.includes(false),
    },
  ]
}

/** The texts of a comparison, shared by screens, documents and emails. */
export interface ComparisonTexts extends Pick<Comparison, 'cheapest' | 'widest'> {
  readonly groups: readonly TextGroup[]
}

/** Creates the texts of a comparison. */
export const comparisonTexts = (
  variations: readonly Variation[],
  formats: ComparisonFormats,
): ComparisonTexts => {
  const { terms, coverages, cheapest, widest } = compare(variations)
  const currency = variations[0]?.currency
  if (currency === undefined) return { groups: [], cheapest, widest }
  const own = sharedTerms(variations)
  return {
    cheapest,
    widest,
    groups: [
      {
        id: 'terms',
        name: formats.t('cart:terms'),
        rows: [
          ...offerRows(variations, formats),
          ...terms.map((row) => ({
            id: row.term,
            name: formats.t(`cart:term.${row.term}`, {}, own),
            cells: row.values.map((value) => termText(row, value, formats, currency)),
            isDifferent: row.isDifferent,
          })),
        ],
      },
      ...coverageGroups(coverages, formats, currency, own),
    ],
  }
}
