import * as z from 'zod/mini'

/** The seven risk characteristics of an individual risk premium modification (spec 2 §3). */
export const irpmCharacteristics = [
  'companyStability',
  'dcmPractices',
  'drPlanning',
  'securityAwareness',
  'financialCondition',
  'managementExperience',
  'managementOfContent',
] as const
export type IrpmCharacteristic = (typeof irpmCharacteristics)[number]

/** A percentage: a credit if negative, a debit if positive. */
const percent = z.optional(
  z.number().check(z.gte(-100, 'products:irpm.invalid'), z.lte(100, 'products:irpm.invalid')),
)

/** The percentage of each characteristic; a blank counts as 0 (spec 2 §5, "IRPM"). */
export const irpmPercents = z.object({
  companyStability: percent,
  dcmPractices: percent,
  drPlanning: percent,
  securityAwareness: percent,
  financialCondition: percent,
  managementExperience: percent,
  managementOfContent: percent,
})
export type IrpmPercents = z.output<typeof irpmPercents>

const decimals = 10

/** A sum without floating-point errors. */
const exact = (sum: number): number => Number(sum.toFixed(decimals))

/** The total percentage of all characteristics. */
export const irpmTotal = (percents: IrpmPercents): number =>
  exact(irpmCharacteristics.reduce((sum, name) => sum + (percents[name] ?? 0), 0))

/** The premium factor of a total: 1 + total percent/100, with 10 decimals (spec 2 §9). */
export const modifierOfTotal = (total: number): number => exact(1 + total / 100)

/** The premium factor. */
export const irpmModifier = (percents: IrpmPercents): number => modifierOfTotal(irpmTotal(percents))

/** Limits of a percentage as fractions: -0.1 is 10% off. */
const fractions = z.object({ min: z.number(), max: z.number() })
export type IrpmBounds = z.output<typeof fractions>

/** The percentages that an underwriter may enter for a product in a state. */
export const irpmRules = z.object({
  /** False if the product or the state has no IRPM filing. */
  offered: z.boolean(),
  characteristics: z.record(z.string(), fractions),
  total: fractions,
})
export type IrpmRules = z.output<typeof irpmRules>

/** An error of an entered percentage; codes are wording keys. */
export interface IrpmError {
  readonly field: IrpmCharacteristic | 'total'
  readonly code: 'products:irpm.invalid' | 'products:irpm.total' | 'products:irpm.notOffered'
  readonly params?: Readonly<Record<string, number>>
}

const asPercents = ({ min, max }: IrpmBounds) => ({ min: exact(min * 100), max: exact(max * 100) })

const isOutside = (value: number, { min, max }: IrpmBounds): boolean => value < min || value > max

/** All percentages outside their limits, including the total. */
export const irpmErrors = (percents: IrpmPercents, rules: IrpmRules): readonly IrpmError[] => {
  const total = irpmTotal(percents)
  if (!rules.offered)
    return total === 0 ? [] : [{ field: 'total', code: 'products:irpm.notOffered' }]
  const single = irpmCharacteristics.flatMap((field): IrpmError[] => {
    const value = percents[field]
    const bounds = asPercents(rules.characteristics[field] ?? { min: 0, max: 0 })
    return value === undefined || !isOutside(value, bounds)
      ? []
      : [{ field, code: 'products:irpm.invalid' }]
  })
  const bounds = asPercents(rules.total)
  return isOutside(total, bounds)
    ? [...single, { field: 'total', code: 'products:irpm.total', params: bounds }]
    : single
}
