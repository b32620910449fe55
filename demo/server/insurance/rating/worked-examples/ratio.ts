/** An exact fraction; the denominator is positive. */
export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

const size = (value: bigint): bigint => (value < 0n ? -value : value)

const reduced = (numerator: bigint, denominator: bigint): Ratio => {
  const common = divisor(size(numerator), denominator) || 1n
  return { numerator: numerator / common, denominator: denominator / common }
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
  factors.reduce((product, each) =>
    reduced(product.numerator * each.numerator, product.denominator * each.denominator),
  )

export const plus = (a: Ratio, b: Ratio): Ratio =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const minus = (a: Ratio, b: Ratio): Ratio =>
  plus(a, { numerator: -b.numerator, denominator: b.denominator })

export const divided = (a: Ratio, b: Ratio): Ratio => {
  const sign = b.numerator < 0n ? -1n : 1n
  return reduced(a.numerator * b.denominator * sign, a.denominator * b.numerator * sign)
}

export const isBelow = (a: Ratio, b: Ratio): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator

/** Rounds half away from zero. */
export const rounded = ({ numerator, denominator }: Ratio): bigint => {
  const nearest = (size(numerator) * 2n + denominator) / (denominator * 2n)
  return numerator < 0n ? -nearest : nearest
}
