import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { CalculatorInput } from '../../rating/model.ts'

type Wire = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const without = (value: Wire, [first, ...rest]: readonly string[]): Wire => {
  if (first === undefined || !Object.hasOwn(value, first)) return value
  const inner = value[first]
  const { [first]: _, ...others } = value
  return rest.length > 0 && isRecord(inner) ? { ...others, [first]: without(inner, rest) } : others
}

/** A price requires the company; everything else has defaults. */
const optionalParts = [
  'securityAnswers',
  'global',
  'coverages',
  'surplusOnly',
  'tria',
  'additionalInsureds',
] as const

/**
 * The input without rejected choices; undefined if the company was rejected too, or nothing was.
 */
export const acceptedInput = (
  input: CalculatorInput,
  error: ClientError,
): CalculatorInput | undefined => {
  const paths = error.fieldErrors.map(({ field = '' }) => field.split('.'))
  const isOptional = ([first]: readonly string[]) => optionalParts.some((each) => each === first)
  if (paths.length === 0 || !paths.every(isOptional)) return undefined
  const { product, account, ...choices } = input
  const accepted: Partial<CalculatorInput> = paths.reduce<Wire>(without, choices)
  return { ...accepted, product, account }
}
