/** An exact fraction; the denominator is positive. */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

const size = (value: bigint): bigint => (value < 0n ? -value : value)

const reduced = (over: bigint, under: bigint): Ratio => {
  const common = divisor(size(over), under) || 1n
  return { over: over / common, under: under / common }
}

/** The fraction of a written decimal: 0.0494 is 494 of 10,000. */
export const ratio = (decimal: number): Ratio => {
  const [digits = '0', exponent = '0'] = decimal.toString().split('e')
  const [whole = '0', part = ''] = digits.split('.')
  const shift = Number(exponent) - part.length
  const value = BigInt(`${whole}${part}`)
  return shift >= 0
    ? reduced(value * 10n ** BigInt(shift), 1n)
    : reduced(value, 10n ** BigInt(-shift))
}

export const times = (...factors: readonly Ratio[]): Ratio =>
  factors.reduce((product, each) => reduced(product.over * each.over, product.under * each.under))

export const plus = (a: Ratio, b: Ratio): Ratio =>
  reduced(a.over * b.under + b.over * a.under, a.under * b.under)

export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, { over: -b.over, under: b.under })

export const divided = (a: Ratio, b: Ratio): Ratio => {
  const sign = b.over < 0n ? -1n : 1n
  return reduced(a.over * b.under * sign, a.under * b.over * sign)
}

export const isBelow = (a: Ratio, b: Ratio): boolean => a.over * b.under < b.over * a.under

/** Rounds half away from zero. */
export const rounded = ({ over, under }: Ratio): bigint => {
  const nearest = (size(over) * 2n + under) / (under * 2n)
  return over < 0n ? -nearest : nearest
}
