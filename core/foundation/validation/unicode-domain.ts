import { domainOf } from './domain.ts'

/** The parameters of Punycode (RFC 3492 §5). */
const base = 36
const tMin = 1
const tMax = 26
const skew = 38
const damp = 700
const initialBias = 72
const firstCode = 128
const lastCode = 0x10ffff

const adapt = (delta: number, count: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? damp : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew))
}

/** The decoded letters of a label; undefined if it is not Punycode. */
const decoded = (label: string): string | undefined => {
  const end = label.lastIndexOf('-')
  const codes = Array.from(end > 0 ? label.slice(0, end) : '', (each) => each.charCodeAt(0))
  let [code, bias, at, position] = [firstCode, initialBias, 0, end > 0 ? end + 1 : 0]
  while (position < label.length) {
    const start = at
    for (let weight = 1, k = base; ; k += base) {
      const digit = Number.parseInt(label[position++] ?? '', base)
      // letters encode 0 to 25, digits 26 to 35
      const value = Number.isNaN(digit) ? NaN : digit < 10 ? digit + 26 : digit - 10
      at += value * weight
      if (!Number.isSafeInteger(at)) return undefined
      const threshold = Math.min(Math.max(k - bias, tMin), tMax)
      if (value < threshold) break
      weight *= base - threshold
    }
    bias = adapt(at - start, codes.length + 1, start === 0)
    code += Math.floor(at / (codes.length + 1))
    if (code > lastCode) return undefined
    at %= codes.length + 1
    codes.splice(at++, 0, code)
  }
  return String.fromCodePoint(...codes)
}

/**
 * The readable form of a stored domain, `müller.example`. A domain that does not encode back to
 * itself is returned unchanged.
 */
export const unicodeDomain = (domain: string): string => {
  if (!domain.includes('xn--')) return domain
  const text = domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label))
    .join('.')
  return domainOf(text) === domain ? text : domain
}
