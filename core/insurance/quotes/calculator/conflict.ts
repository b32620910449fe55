import { regionOfProduct } from '../../products/products.ts'
import { presetIds, type CoverageChoices } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import { contactOf } from './contact.ts'
import type { CalculatorForm } from './form.ts'
import { inputOfForm } from './wire.ts'

/** A fact of a quote that its calculator changes, in the order of its steps. */
export const conflictFields = [
  'companyName',
  'industry',
  'place',
  'revenue',
  'yearEstablished',
  'securityAnswers',
  'limit',
  'deductible',
  'waitingPeriod',
  'retroActivePeriod',
  'effectiveDate',
  'endDate',
  'surplusOnly',
  'coverages',
  'contact',
  'address',
] as const
export type ConflictField = (typeof conflictFields)[number]

/** A change that somebody else saved while the quote was edited here. */
export interface Conflict {
  /** The quote as edited here. */
  readonly before: Quote
  /** The quote as it is now. */
  readonly now: Quote
  /** What differs between the two; never empty. */
  readonly fields: readonly ConflictField[]
  /** The form of the quote as it is now. */
  readonly theirs: CalculatorForm
  /** The same, with the changes made here. */
  readonly merged: CalculatorForm
}

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The same text for equal values, in any order in which a database returns their members. */
const textOf = (value: unknown): string => JSON.stringify(value, sorted) ?? ''

/** The coverages of a quote and what each has of its own, whether chosen or from an option. */
const coveragesOf = ({ calculatorGeneratedData, initialRequestData: { coverages } }: Quote) =>
  Object.entries(calculatorGeneratedData.coverages)
    .filter(([, { selected }]) => selected)
    .map(([id]) => [id, { ...coverages?.[id], selected: true }])

const factsOf = (quote: Quote): Readonly<Record<ConflictField, unknown>> => {
  const { initialRequestData, insuredAddress } = quote
  const { account, securityAnswers, surplusOnly } = initialRequestData
  const { global } = quote.calculatorGeneratedData
  return {
    companyName: quote.companyName,
    industry: account.naicsCode,
    place: [account.state, account.postcode],
    revenue: [account.revenue, account.nonUsRevenue],
    yearEstablished: account.yearEstablished,
    securityAnswers: securityAnswers ?? {},
    limit: global.limit,
    deductible: global.deductible,
    waitingPeriod: global.waitingPeriod,
    retroActivePeriod: global.retroActivePeriod,
    effectiveDate: global.effectiveDate,
    endDate: global.endDate,
    surplusOnly: surplusOnly ?? false,
    coverages: coveragesOf(quote),
    contact: [
      quote.customerFirstName,
      quote.customerLastName,
      quote.customerEmail,
      quote.customerPhone,
    ],
    address: insuredAddress,
  }
}

/** The facts in which two states of a quote differ. */
export const changedFields = (before: Quote, now: Quote): readonly ConflictField[] => {
  const [old, current] = [factsOf(before), factsOf(now)]
  return conflictFields.filter((field) => textOf(old[field]) !== textOf(current[field]))
}

/** Three states of a form, or of a part of it. */
export interface Versions<Values> {
  readonly mine: Values
  /** The values that mine and theirs both started from. */
  readonly base: Values
  readonly theirs: Values
}

const isChanged = (one: unknown, other: unknown): boolean => textOf(one) !== textOf(other)

/** Their values, with those that were changed here in their place. */
const merged = <Values extends object>({ mine, base, theirs }: Versions<Values>): Values => {
  const own = Object.entries(mine).filter(([name, value]) =>
    isChanged(value, Object.entries(base).find(([known]) => known === name)?.[1]),
  )
  return { ...theirs, ...Object.fromEntries(own) }
}

/** The choices of a quote's coverages, those that follow from its option included. */
const choicesOf = (quote: Quote, { coverages }: CalculatorForm): CoverageChoices =>
  Object.fromEntries(
    Object.entries(quote.calculatorGeneratedData.coverages).map(
      ([id, { selected, withheldPremium }]) => [
        id,
        { selected: selected || withheldPremium !== undefined, ...coverages[id] },
      ],
    ),
  )

type Terms = Pick<CalculatorForm, 'global' | 'coverages' | 'surplusOnly'>

/** Terms that were changed one by one are merged; an option that was chosen here sets them all. */
const mergedTerms = (
  { mine, base, theirs }: Versions<CalculatorForm>,
  { before, now }: Pick<Conflict, 'before' | 'now'>,
): Terms => {
  const surplusOnly = mine.surplusOnly === base.surplusOnly ? theirs.surplusOnly : mine.surplusOnly
  const { preset } = mine.global
  const isCustom = preset === presetIds.custom
  if (preset !== base.global.preset && !isCustom) {
    return { global: mine.global, coverages: mine.coverages, surplusOnly }
  }
  const pricedBefore = before.calculatorGeneratedData.global
  const global = merged({
    mine: { ...pricedBefore, ...mine.global },
    base: { ...pricedBefore, ...base.global },
    theirs: { ...now.calculatorGeneratedData.global, ...theirs.global },
  })
  if (!isChanged(mine.coverages, base.coverages)) {
    return { global, coverages: theirs.coverages, surplusOnly }
  }
  const coverages = merged({
    mine: choicesOf(before, mine),
    base: choicesOf(before, base),
    theirs: choicesOf(now, theirs),
  })
  return { global, coverages, surplusOnly }
}

/** The form with the changes made here over those of somebody else. */
export const mergedForm = (
  versions: Versions<CalculatorForm>,
  quotes: Pick<Conflict, 'before' | 'now'>,
): CalculatorForm => {
  const { mine, base, theirs } = versions
  return {
    ...theirs,
    company: merged({ mine: mine.company, base: base.company, theirs: theirs.company }),
    contact: merged({ mine: mine.contact, base: base.contact, theirs: theirs.contact }),
    address: merged({ mine: mine.address, base: base.address, theirs: theirs.address }),
    security: merged({ mine: mine.security, base: base.security, theirs: theirs.security }),
    ...(mine.hadClaim === base.hadClaim ? {} : { hadClaim: mine.hadClaim }),
    ...mergedTerms(versions, quotes),
  }
}

/** What saving a form would send; terms that it leaves to an option are those of `now`. */
const sentOf = (form: CalculatorForm, now: Quote): string => {
  const { product } = now
  const input = inputOfForm(form, { product, region: regionOfProduct[product] })
  const global = { ...now.calculatorGeneratedData.global, ...form.global }
  return textOf([{ ...input, global }, contactOf(form.contact), form.address])
}

/** Whether a quote has every change of a form already: the answer to an earlier save was lost. */
export const isSavedAlready = (
  { merged, theirs }: Pick<Conflict, 'merged' | 'theirs'>,
  now: Quote,
): boolean => sentOf(merged, now) === sentOf(theirs, now)
