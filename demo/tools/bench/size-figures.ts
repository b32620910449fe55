import type { Figure } from './figure.ts'
import { bareElement, calculatorAim } from './limits.ts'
import { kB, measureSizes } from './sizes.ts'

/**
 * Sizes of first loads relative to their limits, and of the calculator relative to other elements.
 */
export const sizeFigures = async (): Promise<readonly Figure[]> => {
  const sizes = await measureSizes()
  const figures = sizes.map(({ what, bytes, limit }) => ({
    what: `${what}, brotli`,
    value: kB(bytes),
    aim: `≤ ${kB(limit)}`,
    ratio: bytes / limit,
  }))
  const calculator = sizes.find(({ what }) => what === 'interactive calculator')
  if (!calculator) return figures
  const against = (what: string, bytes: number): Figure => ({
    what: `calculator against ${what}`,
    value: kB(calculator.bytes),
    aim: kB(bytes),
    ratio: calculator.bytes / bytes,
  })
  return [
    ...figures,
    against('a bare React element', bareElement),
    against("Adyen's core and card", calculatorAim),
  ]
}
