import * as z from 'zod/mini'
import { maxAuthority, type Authority } from '#core/directory/underwriting-authority/model.ts'
import { toDecimal } from '#core/foundation/money/money.ts'
import { parseAmount } from '#core/foundation/money/parse-number.ts'

const sum = z.string().check(
  z.refine((text) => {
    const minor = text === '' ? 0 : parseAmount(text)
    return minor !== undefined && minor <= maxAuthority
  }, 'authority:error.sum'),
)

/** The fields of the limits as texts; an empty one means no limit. */
export const limitsForm = z.object({
  maxLimit: sum,
  maxPremium: sum,
  maxIrpm: z
    .string()
    .check(z.refine((text) => Number(text) >= 0 && Number(text) <= 100, 'authority:error.percent')),
})
export type LimitsForm = z.output<typeof limitsForm>

type Limits = Omit<Authority, 'region' | 'line'>

const textOf = (minor: number | null): string => (minor === null ? '' : String(toDecimal(minor)))

/** The limits as field texts. */
export const limitsText = ({ maxLimit, maxPremium, maxIrpm }: Limits): LimitsForm => ({
  maxLimit: textOf(maxLimit),
  maxPremium: textOf(maxPremium),
  maxIrpm: maxIrpm === null ? '' : String(maxIrpm),
})

/** The limits of field texts. */
export const limitsOf = ({ maxLimit, maxPremium, maxIrpm }: LimitsForm): Limits => ({
  maxLimit: parseAmount(maxLimit) ?? null,
  maxPremium: parseAmount(maxPremium) ?? null,
  maxIrpm: maxIrpm === '' ? null : Number(maxIrpm),
})
