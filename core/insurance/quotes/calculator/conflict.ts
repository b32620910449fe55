import { regionOfProduct } from '../../products/products.ts'
import { presetIds, type CoverageChoices } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import { contactOf } from './contact.ts'
import type { CalculatorForm } from './form.ts'
import { versionOf, type QuoteVersion } from './quote-version.ts'
import { pricingInputOf } from './pricing-input.ts'

/** The quote data that the calculator edits, in step order. */
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

/** A conflict: somebody else saved the quote while it was edited here. */
export interface Conflict {
  /** The locally edited quote. */
  readonly before: QuoteVersion
  /** The current quote on the server. */
  readonly now: QuoteVersion
  readonly quote: Quote
  /** The differing fields; never empty. */
  readonly fields: readonly ConflictField[]
  /** The current quote's form with the local changes applied. */
  readonly merged: CalculatorForm
  /** The server's message, in the portal only: who changed the quote and when, if known. */
  readonly message?: string | undefined
}

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** A canonical string: equal values give the same text, regardless of key order. */
const textOf = (value: unknown): string => JSON.stringify(value, sorted) ?? ''

/** The coverages of a version with the form's choices applied. */
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

/** The fields in which two versions of a quote differ. */
const changedFields = (before: QuoteVersion, now: QuoteVersion): readonly ConflictField[] => {
  const [old, current] = [factsOf(before), factsOf(now)]
  return conflictFields.filter((field) => textOf(old[field]) !== textOf(current[field]))
}

/** The three inputs of a merge, for a form or part of it. */
interface Versions<Values> {
  readonly mine: Values
  /** The common ancestor of mine and theirs. */
  readonly base: Values
  readonly theirs: Values
}

const isChanged = (one: unknown, other: unknown): boolean => textOf(one) !== textOf(other)

/** Their values, overridden by the local changes. */
const merged = <Values extends object>({ mine, base, theirs }: Versions<Values>): Values => {
  const own = Object.entries(mine).filter(([name, value]) =>
    isChanged(value, Object.entries(base).find(([known]) => known === name)?.[1]),
  )
  return { ...theirs, ...Object.fromEntries(own) }
}

type Terms = Pick<CalculatorForm, 'global' | 'coverages' | 'surplusOnly'>

/** Individually changed terms are merged. A preset chosen here sets all terms. */
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

/** Their form with the local changes applied. */
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

/** The values that saving a form would send. Terms that follow a preset have the version's values. */
const sentOf = (form: CalculatorForm, { product }: Quote, { global }: QuoteVersion): string => {
  const input = pricingInputOf(form, { product, region: regionOfProduct[product] })
  const terms = { ...global, ...form.global }
  return textOf([{ ...input, global: terms }, contactOf(form.contact), form.address])
}

/**
 * Result of comparing local values, based on an older version, with the current quote.
 * `unaffected`: the newer changes are outside the calculator. `saved`: the quote already has all
 * local values, so the response to an earlier save was lost.
 */
export type Comparison =
  | { readonly kind: 'unaffected' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }

/** Compares local values, based on an older version of a quote, with the current quote. */
export const compareWithQuote = (
  quote: Quote,
  edit: {
    /** The version that the values are based on. */
    readonly before: QuoteVersion
    readonly mine: CalculatorForm
    /** The form before the local changes. */
    readonly base: CalculatorForm
    /** False if the address is asked later, with the request to bind. */
    readonly asksAddress: boolean
  },
): Comparison => {
  const { before, mine, base, asksAddress } = edit
  const now = versionOf(quote)
  const fields = changedFields(before, now).filter((field) => asksAddress || field !== 'address')
  if (fields.length === 0) return { kind: 'unaffected' }
  const form = mergedForm({ mine, base, theirs: now.form }, before, now)
  return sentOf(form, quote, now) === sentOf(now.form, quote, now)
    ? { kind: 'saved' }
    : { kind: 'conflict', conflict: { before, now, quote, fields, merged: form } }
}
