import { regionOfProduct } from '../../products/products.ts'
import { presetIds, type CoverageChoices } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import { contactOf } from './contact.ts'
import type { CalculatorForm } from './form.ts'
import { versionOf, type QuoteVersion } from './quote-version.ts'
import { pricingInputOf } from './pricing-input.ts'

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
  'underlyingLimit',
  'effectiveDate',
  'endDate',
  'surplusOnly',
  'coverages',
  'additionalInsureds',
  'contact',
  'address',
] as const
export type ConflictField = (typeof conflictFields)[number]

/** A change that somebody else saved while the quote was edited here. */
export interface Conflict {
  /** The quote as edited here. */
  readonly before: QuoteVersion
  /** The quote as it is now. */
  readonly now: QuoteVersion
  readonly quote: Quote
  /** What differs between the two; never empty. */
  readonly fields: readonly ConflictField[]
  /** The form of the quote as it is now, with the changes made here. */
  readonly merged: CalculatorForm
  /** What the server said of it, in the portal: who changed the quote and when, as far as is known. */
  readonly message?: string | undefined
}

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The same text for equal values, in any order in which a database returns their members. */
const textOf = (value: unknown): string => JSON.stringify(value, sorted) ?? ''

/** The coverages of a version with what a form has of its own for each. */
const choicesOf = ({ coverages }: QuoteVersion, form: CalculatorForm): CoverageChoices =>
  Object.fromEntries(
    Object.entries(coverages).map(([id, choice]) => [id, { ...choice, ...form.coverages[id] }]),
  )

const factsOf = (version: QuoteVersion): Readonly<Record<ConflictField, unknown>> => {
  const { form, global } = version
  return {
    companyName: form.company.name,
    industry: form.company.industry?.code,
    place: [form.company.state, form.company.postcode],
    revenue: [form.company.revenue, form.company.nonUsRevenue],
    yearEstablished: form.company.yearEstablished,
    securityAnswers: form.security,
    limit: global.limit,
    deductible: global.deductible,
    waitingPeriod: global.waitingPeriod,
    retroActivePeriod: global.retroActivePeriod,
    underlyingLimit: global.underlyingLimit,
    effectiveDate: global.effectiveDate,
    endDate: global.endDate,
    surplusOnly: form.surplusOnly,
    coverages: Object.entries(choicesOf(version, form)).filter(([, { selected }]) => selected),
    additionalInsureds: form.additionalInsureds ?? [],
    contact: form.contact,
    address: form.address,
  }
}

/** The facts in which two versions of a quote differ. */
const changedFields = (before: QuoteVersion, now: QuoteVersion): readonly ConflictField[] => {
  const [old, current] = [factsOf(before), factsOf(now)]
  return conflictFields.filter((field) => textOf(old[field]) !== textOf(current[field]))
}

/** Three states of a form, or of a part of it. */
interface Versions<Values> {
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

type Terms = Pick<CalculatorForm, 'global' | 'coverages' | 'surplusOnly'>

/** Terms that were changed one by one are merged; an option that was chosen here sets them all. */
const mergedTerms = (
  { mine, base, theirs }: Versions<CalculatorForm>,
  before: QuoteVersion,
  now: QuoteVersion,
): Terms => {
  const surplusOnly = mine.surplusOnly === base.surplusOnly ? theirs.surplusOnly : mine.surplusOnly
  const { preset } = mine.global
  const isCustom = preset === presetIds.custom
  if (preset !== base.global.preset && !isCustom) {
    return { global: mine.global, coverages: mine.coverages, surplusOnly }
  }
  const global = merged({
    mine: { ...before.global, ...mine.global },
    base: { ...before.global, ...base.global },
    theirs: { ...now.global, ...theirs.global },
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
const mergedForm = (
  versions: Versions<CalculatorForm>,
  before: QuoteVersion,
  now: QuoteVersion,
): CalculatorForm => {
  const { mine, base, theirs } = versions
  return {
    ...theirs,
    company: merged({ mine: mine.company, base: base.company, theirs: theirs.company }),
    contact: merged({ mine: mine.contact, base: base.contact, theirs: theirs.contact }),
    address: merged({ mine: mine.address, base: base.address, theirs: theirs.address }),
    security: merged({ mine: mine.security, base: base.security, theirs: theirs.security }),
    ...(mine.hadClaim === base.hadClaim ? {} : { hadClaim: mine.hadClaim }),
    ...mergedTerms(versions, before, now),
    additionalInsureds: isChanged(mine.additionalInsureds, base.additionalInsureds)
      ? mine.additionalInsureds
      : theirs.additionalInsureds,
  }
}

/** What saving a form would send; terms that it leaves to an option are those of the version. */
const sentOf = (form: CalculatorForm, { product }: Quote, { global }: QuoteVersion): string => {
  const input = pricingInputOf(form, { product, region: regionOfProduct[product] })
  const terms = { ...global, ...form.global }
  return textOf([{ ...input, global: terms }, contactOf(form.contact), form.address])
}

/**
 * Values typed over an older version of a quote. `unaffected`: what changed since is none of the
 * calculator's. `saved`: the quote has every one of them, so the answer to an earlier save was lost.
 */
export type Comparison =
  | { readonly kind: 'unaffected' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }

/** Compares values typed over an older version of a quote with the quote as it is now. */
export const compareWithQuote = (
  quote: Quote,
  given: {
    /** The version that the values were typed over. */
    readonly before: QuoteVersion
    readonly mine: CalculatorForm
    /** The form that they were typed into. */
    readonly base: CalculatorForm
    /** False where the address is asked later, with the request to bind. */
    readonly asksAddress: boolean
  },
): Comparison => {
  const { before, mine, base, asksAddress } = given
  const now = versionOf(quote)
  const fields = changedFields(before, now).filter((field) => asksAddress || field !== 'address')
  if (fields.length === 0) return { kind: 'unaffected' }
  const form = mergedForm({ mine, base, theirs: now.form }, before, now)
  return sentOf(form, quote, now) === sentOf(now.form, quote, now)
    ? { kind: 'saved' }
    : { kind: 'conflict', conflict: { before, now, quote, fields, merged: form } }
}
