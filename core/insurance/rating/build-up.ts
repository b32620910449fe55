import * as z from 'zod/mini'
import { amount, roundHalfAway, toDecimal, toMinor } from '../../foundation/money/money.ts'

/** Digits after the point of a factor, in a price and on a screen. */
const factorDigits = 10

const factorScale = 10 ** factorDigits

/** A factor with all the digits that it has, so that those on a screen multiply to the premium. */
export const wholeFactor = (factor: number): number =>
  Math.round(factor * factorScale) / factorScale

/** Writes factors with every digit that counts. */
export const factorFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: factorDigits })

/** What the base premium of a company is multiplied by, in order. */
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

/** What the premium of a rated coverage is multiplied by, in order, after those of the company. */
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
  /** Whole units of the currency; the others are factors. */
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

/** The premium of a selected coverage, and what it is made of. */
const buildUpLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rated'), id: z.int(), premium: amount, factors: coverageFactors }),
  /** The same for everybody. */
  z.object({ kind: z.literal('flat'), id: z.int(), premium: amount }),
  /** A share of all the others. */
  z.object({ kind: z.literal('share'), id: z.int(), premium: amount, share: z.number() }),
])
export type BuildUpLine = z.output<typeof buildUpLine>

/** What a premium is made of: its lines and the surcharge add up to it. */
export const buildUp = z.object({
  company: companyFactors,
  lines: z.array(buildUpLine),
  /** The surcharge up to the minimum premium. */
  minimumPremiumAdjustment: amount,
  premium: amount,
})
export type BuildUp = z.output<typeof buildUp>

/** The premium of a company before its coverages, in whole units: the product of its factors. */
export const companyProduct = (company: CompanyFactors): number =>
  wholeFactor(companyFactorNames.reduce((product, name) => product * company[name], 1))

/** The premium of a line as its shown factors make it: rounded to whole units, at least one. */
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
