import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isEligibleIndustry } from '#core/insurance/products/eligibility.ts'
import {
  quotedProducts,
  regionOfProduct,
  type QuotedProduct,
} from '#core/insurance/products/products.ts'
import { managementQuestions } from '#core/insurance/products/management-questions.ts'
import { securityQuestions } from '#core/insurance/products/questions.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import {
  buildUp,
  companyFactorNames,
  companyProduct,
  factorFormat,
  linePremium,
  type BuildUp,
} from '#core/insurance/rating/build-up.ts'
import { million } from '#core/insurance/products/units.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { toDecimal, toMinor } from '#core/foundation/money/money.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import {
  calculatorAnswer,
  calculatorInput,
  type PricedOption,
} from '#core/insurance/rating/model.ts'
import { deductibleOptions, limitOptions } from '#core/insurance/products/coverage-terms.ts'
import { industriesOf } from '../../directory/industry-codes/industries.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { now, priceDecoded } from './examples.ts'
import { buildUpOf } from './rater-data.ts'
import { priceAt, rateAt } from './service.ts'

const anyOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const yesNo = maybe(anyOf(['YES', 'NO']))

const answers = fc.record({
  claimHistory: maybe(fc.integer({ min: 0, max: 5 })),
  ...Object.fromEntries(
    [...securityQuestions, ...managementQuestions]
      .filter((question) => question !== 'claimHistory')
      .map((question) => [question, yesNo]),
  ),
})

const revenueOf = (product: QuotedProduct) => {
  const { min = 100, max = million(1_000_000) } = underwritingOf[product].eligibility.revenue ?? {}
  const from = Math.max(1, toDecimal(min))
  return fc.oneof(
    fc.integer({ min: from, max: Math.min(from + 100_000_000, toDecimal(max)) }),
    fc
      .double({ min: from, max: toDecimal(max), noNaN: true })
      .map((sum) => Math.round(sum * 100) / 100),
  )
}

const accountOf = (product: QuotedProduct, region: Region) =>
  fc.record({
    state: region === 'UK' ? fc.constant(undefined) : anyOf(underwritingOf[product].states),
    postcode:
      region === 'UK' ? anyOf(['EC1A 1BB', 'M1 1AE', 'ZE1 0AA', 'b338th']) : fc.constant(undefined),
    naicsCode: anyOf(
      [...industriesOf(region).keys()].filter((code) =>
        isEligibleIndustry(underwritingOf[product].eligibility, code),
      ),
    ),
    revenue: revenueOf(product),
    yearEstablished: fc.integer({ min: 1500, max: 2026 }),
  })

/** An underwriter's decisions within any filing. */
const adjustments = fc.record({
  irpmModifier: maybe(fc.double({ min: 0.6, max: 1.4, noNaN: true })),
  excludedEvents: fc.integer({ min: 0, max: 6 }),
})

const choicesOf = (product: QuotedProduct) =>
  fc.dictionary(
    anyOf(coveragesOf(product).map(({ id }) => String(id))),
    fc.record({ selected: maybe(fc.boolean()) }),
    { maxKeys: 8 },
  )

const inputOf = (product: QuotedProduct, region: Region) => {
  const { terms } = underwritingOf[product]
  return fc.record({
    product: fc.constant(product),
    account: accountOf(product, region),
    securityAnswers: answers,
    surplusOnly: fc.boolean(),
    tria: maybe(fc.boolean()),
    global: fc.record({
      preset: anyOf([1, 2, 3, -1]),
      limit: maybe(anyOf(terms.limits.map(toDecimal))),
      deductible: maybe(anyOf(terms.deductibles.map(toDecimal))),
      waitingPeriod: maybe(anyOf(terms.waitingPeriods)),
      retroActivePeriod: maybe(anyOf(terms.retroActivePeriods)),
      ...(terms.underlyingLimits && {
        underlyingLimit: maybe(anyOf(terms.underlyingLimits.map(toDecimal))),
      }),
      effectiveDate: maybe(anyOf(['2026-11-14', '2026-12-01', '2027-01-31'])),
    }),
    coverages: choicesOf(product),
    presets: fc.constant(true),
  })
}

const products = quotedProducts.map((product) => [product, regionOfProduct[product]] as const)

const sumsOf = (option: PricedOption): number[] => [
  option.premium,
  option.totalPremium,
  option.mgaFee,
  option.minimumPremiumAdjustment,
  ...option.taxes.map(({ amount }) => amount),
  ...Object.values(option.coverages).map(({ premium }) => premium),
]

const ascends = (sums: readonly number[]): boolean =>
  sums.every((sum, index) => index === 0 || sum >= (sums[index - 1] ?? 0))

const numbers = factorFormat('en')
const amounts = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

/** Factors as a screen writes them. */
const written = <Factors extends Record<string, number>>(factors: Factors): Factors => ({
  ...factors,
  ...Object.fromEntries(
    Object.entries(factors).map(([name, factor]) => {
      const text = (name === 'base' ? amounts : numbers).format(factor)
      return [name, Number(text.replaceAll(/[$,]/g, ''))]
    }),
  ),
})

/** A build-up with only the numbers that a screen shows. */
const asShown = (full: BuildUp): BuildUp => ({
  ...full,
  company: written(full.company),
  lines: full.lines.map((line) =>
    line.kind === 'rated' ? { ...line, factors: written(line.factors) } : line,
  ),
})

/** The shown base of the company in place of its factors. */
const fromBase = (full: BuildUp): BuildUp => {
  const one = Object.fromEntries(companyFactorNames.map((name) => [name, 1]))
  return {
    ...full,
    company: written({ ...full.company, ...one, base: companyProduct(full.company) }),
  }
}

const runs = { numRuns: 20 }

describe.each(products)('%s', (product, region) => {
  const input = inputOf(product, region)
  const { terms } = underwritingOf[product]

  test('a build-up’s shown factors multiply to its lines except for the rounding of its base, and the lines add up to the premium', () => {
    fc.assert(
      fc.property(input, adjustments, (given, adjusted) => {
        const asked = calculatorInput.parse({ ...given, presets: false })
        const decided = { adjustments: adjusted }
        const decoded = buildUp.parse(z.encode(buildUp, buildUpOf(asked, now, decided)))
        const { price } = rateAt(asked, now, decided)
        const shown = asShown(decoded)
        for (const line of shown.lines) {
          // the base is shown to the cent, a premium to the whole number
          for (const each of [shown, fromBase(shown)])
            expect(Math.abs(linePremium(each, line) - line.premium)).toBeLessThanOrEqual(toMinor(1))
        }
        const sum = decoded.lines.reduce((total, line) => total + line.premium, 0)
        expect(sum + decoded.minimumPremiumAdjustment).toBe(price.premium)
        expect(decoded.premium).toBe(price.premium)
      }),
      runs,
    )
  })

  test('prices never fall when the limit rises', () => {
    fc.assert(
      fc.property(input, (given) => {
        const premiums = terms.limits.map(
          (limit) =>
            priceDecoded({
              ...given,
              presets: false,
              global: { ...given.global, limit: toDecimal(limit) },
            }).totalPremium,
        )
        expect(premiums).toSatisfy(ascends)
      }),
      runs,
    )
  })

  test('prices never rise when the deductible rises', () => {
    fc.assert(
      fc.property(input, (given) => {
        const premiums = terms.deductibles.map(
          (deductible) =>
            priceDecoded({
              ...given,
              presets: false,
              global: { ...given.global, deductible: toDecimal(deductible) },
            }).totalPremium,
        )
        expect(premiums.reverse()).toSatisfy(ascends)
      }),
      runs,
    )
  })

  test('no separately priced coverage costs more with a higher deductible', () => {
    const withDeductible = coveragesOf(product).filter((row) => deductibleOptions(row).length > 0)
    fc.assert(
      fc.property(input, anyOf(withDeductible), (given, row) => {
        const premiums = deductibleOptions(row).map(
          (deductible) =>
            priceDecoded({
              ...given,
              presets: false,
              coverages: { [row.id]: { selected: true, deductible: toDecimal(deductible) } },
            }).premium,
        )
        expect(premiums.reverse()).toSatisfy(ascends)
      }),
      runs,
    )
  })

  test('no separately priced coverage costs less with a higher limit', () => {
    const setting = { limit: terms.limits.at(-1) ?? 0, state: undefined, product }
    const withLimits = coveragesOf(product).filter((row) => limitOptions(row, setting).length > 1)
    fc.assert(
      fc.property(input, anyOf(withLimits), (given, row) => {
        const premiums = limitOptions(row, setting).map(
          (limit) =>
            priceDecoded({
              ...given,
              presets: false,
              global: { ...given.global, limit: toDecimal(setting.limit) },
              coverages: { [row.id]: { selected: true, limit: toDecimal(limit) } },
            }).premium,
        )
        expect(premiums).toSatisfy(ascends)
      }),
      runs,
    )
  })

  test('equal inputs give equal prices', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(priceDecoded(structuredClone(given))).toEqual(priceDecoded(given))
      }),
      runs,
    )
  })

  test('basic costs at most as much as popular, and popular as elite', () => {
    fc.assert(
      fc.property(input, (given) => {
        const presets = priceDecoded(given).presets
        const totals = [presets?.basic, presets?.popular, presets?.elite].map(
          (option) => option?.totalPremium ?? Number.NaN,
        )
        expect(totals).toSatisfy(ascends)
      }),
      runs,
    )
  })

  test('no amount is negative or not a number, and the response is valid', () => {
    fc.assert(
      fc.property(input, (given) => {
        const answer = priceDecoded(given)
        const options = [answer, ...Object.values(answer.presets ?? {})]
        for (const sum of options.flatMap(sumsOf)) {
          expect(sum).toSatisfy((each: number) => Number.isSafeInteger(each) && each >= 0)
        }
        expect(z.safeEncode(calculatorAnswer, answer).success).toBe(true)
      }),
      runs,
    )
  })
})

test('a base with digits beyond a cent is shown to the cent, and its lines differ only by rounding', () => {
  const asked = calculatorInput.parse({
    product: 'P100',
    account: { state: 'TX', naicsCode: '621210', revenue: 16_530_010, yearEstablished: 2010 },
    presets: false,
  })
  const full = buildUpOf(asked, now, {})
  const shown = asShown(full)
  expect(full.company.base).not.toBe(shown.company.base)
  expect(Number.isInteger(toMinor(shown.company.base))).toBe(true)
  for (const line of shown.lines)
    expect(Math.abs(linePremium(shown, line) - line.premium)).toBeLessThanOrEqual(toMinor(1))
})

describe('invalid input', () => {
  /** An almost valid input, with an arbitrary value in one field. */
  const nearly = fc
    .tuple(anyOf(products), fc.anything({ maxDepth: 3 }), fc.integer({ min: 0, max: 11 }))
    .chain(([[product, region], junk, index]) =>
      inputOf(product, region).map((given) => {
        const { account, global } = given
        const spoilt = [
          { ...given, account: junk },
          { ...given, account: { ...account, revenue: junk } },
          { ...given, account: { ...account, naicsCode: junk } },
          { ...given, account: { ...account, state: junk } },
          { ...given, account: { ...account, postcode: junk } },
          { ...given, account: { ...account, yearEstablished: junk } },
          { ...given, global: { ...global, limit: junk } },
          { ...given, global: { ...global, effectiveDate: junk } },
          { ...given, global: { ...global, endDate: junk } },
          { ...given, coverages: junk },
          { ...given, coverages: { 24: junk } },
          { ...given, securityAnswers: junk },
        ]
        return spoilt[index] ?? junk
      }),
    )

  const outcome = (input: unknown): 'price' | 'refused' => {
    const decoded = z.safeDecode(calculatorInput, input as never)
    if (!decoded.success) return 'refused'
    try {
      const { premium } = priceAt(decoded.data, now)
      expect(premium).toSatisfy((sum: number) => Number.isSafeInteger(sum) && sum > 0)
      return 'price'
    } catch (error) {
      if (error instanceof ApiError && error.status === 400 && error.fieldErrors.length > 0) {
        return 'refused'
      }
      throw error
    }
  }

  test('is priced or rejected, and never fails otherwise', () => {
    fc.assert(
      fc.property(nearly, (input) => {
        expect(['price', 'refused']).toContain(outcome(input))
      }),
      { numRuns: 400 },
    )
  })

  test('is rejected whatever its type', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(outcome(input)).toBe('refused')
      }),
      { numRuns: 300 },
    )
  })

  test('is priced or rejected with any numbers and dates', () => {
    const wild = fc.record({
      limit: fc.double(),
      deductible: fc.double(),
      waitingPeriod: fc.integer(),
      retroActivePeriod: fc.integer(),
      preset: fc.integer(),
      effectiveDate: fc.integer({ min: 0, max: 3_652_000 }).map((day) => {
        const text = new Date(day * 86_400_000).toISOString()
        return text.slice(0, text.indexOf('T'))
      }),
    })
    fc.assert(
      fc.property(inputOf('P100', 'US'), wild, (given, global) => {
        expect(['price', 'refused']).toContain(outcome({ ...given, global }))
      }),
      { numRuns: 300 },
    )
  })
})
