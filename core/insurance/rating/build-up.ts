import * as z from 'zod/mini'
import { amount, roundHalfAway, toDecimal, toMinor } from '../../foundation/money/money.ts'

/** Decimal places of a factor, in prices and on screen. */
const factorDigits = 10

const factorScale = 10 ** factorDigits

/**
 * Rounds a factor to its displayed digits, so that the factors on screen multiply to the premium.
 */
export const roundFactor = (factor: number): number =>
  Math.round(factor * factorScale) / factorScale

/** Formats factors with all significant digits. */
export const factorFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: factorDigits })

/** The factors of the base premium, in order. */
export const companyFactorNames = [
  'base',
  'area',
  'hazard',
  'yearsInBusiness',
  'claimHistory',
  'security',
  'adjustments',
  'term',
] as const

/** The factors of a rated coverage, in order, applied after those of the company. */
export const coverageFactorNames = [
  'rate',
  'industry',
  'security',
  'limit',
  'deductible',
  'waitingPeriod',
  'retroActivePeriod',
] as const

const companyFactors = z.object({
  /** In whole units of the currency; the others are factors. */
  base: z.number(),
  area: z.number(),
  hazard: z.number(),
  yearsInBusiness: z.number(),
  claimHistory: z.number(),
  security: z.number(),
  adjustments: z.number(),
  term: z.number(),
})
export type CompanyFactors = z.output<typeof companyFactors>

const coverageFactors = z.object({
  rate: z.number(),
  industry: z.number(),
  security: z.number(),
  limit: z.number(),
  deductible: z.number(),
  waitingPeriod: z.number(),
  retroActivePeriod: z.number(),
})

/** The premium of a selected coverage and its components. */
const buildUpLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rated'), id: z.int(), premium: amount, factors: coverageFactors }),
  /** A flat premium, the same for every company. */
  z.object({ kind: z.literal('flat'), id: z.int(), premium: amount }),
  /** A share of all other premiums. */
  z.object({ kind: z.literal('share'), id: z.int(), premium: amount, share: z.number() }),
])
export type BuildUpLine = z.output<typeof buildUpLine>

/** The build-up of a premium: its lines plus the surcharge. */
export const buildUp = z.object({
  company: companyFactors,
  lines: z.array(buildUpLine),
  /** The minimum premium adjustment. */
  minimumPremiumAdjustment: amount,
  premium: amount,
})
export type BuildUp = z.output<typeof buildUp>

/** The base premium of a company before coverages, in whole units: the product of its factors. */
export const companyProduct = (company: CompanyFactors): number =>
  roundFactor(companyFactorNames.reduce((product, name) => product * company[name], 1))

/** The premium of a line from its displayed factors, rounded to whole units, at least one. */
export const linePremium = ({ company, lines }: BuildUp, line: BuildUpLine): number => {
  if (line.kind === 'flat') return line.premium
  const others = lines.reduce((sum, each) => (each.kind === 'share' ? sum : sum + each.premium), 0)
  const exact =
    line.kind === 'share'
      ? toDecimal(others) * line.share
      : coverageFactorNames.reduce(
          (product, name) => product * line.factors[name],
          companyProduct(company),
        )
  return toMinor(Math.max(1, roundHalfAway(exact)))
}
