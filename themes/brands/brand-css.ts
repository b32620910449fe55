import type { Brand } from './brand.ts'
import { brandErrors, derivePalette } from './derive-palette.ts'
import { colorTokens, settableTokens } from './palette.ts'

const publicName = (token: string): string => `--parapet-${token}`

/** The name of a token inside elements, where a page's own value takes precedence. */
const nameInElement = (token: string): string =>
  settableTokens.includes(token) ? `--p-${token}` : publicName(token)

/**
 * A brand's tokens as declarations. Each color has both schemes, and `color-scheme` selects one.
 * Throws when the brand cannot reach AA.
 */
export function brandDeclarations(brand: Brand, nameOf = publicName): string {
  const fieldErrors = brandErrors(brand)
  if (fieldErrors.length > 0)
    throw new Error(`A brand cannot reach WCAG AA\n${fieldErrors.join('\n')}`)
  const light = derivePalette(brand, 'light')
  const dark = derivePalette(brand, 'dark')
  const value = (token: (typeof colorTokens)[number]) =>
    light[token] === dark[token] ? light[token] : `light-dark(${light[token]},${dark[token]})`
  return [
    ...colorTokens.map((token) => `${nameOf(token)}:${value(token)}`),
    `${nameOf('roundness')}:${brand.radius / 100}`,
  ].join(';')
}

/** The styles of a brand for the given selectors, such as `:host` and `:root`. */
export const brandCss = (brand: Brand, selectors: readonly string[]): string =>
  `${selectors.join()}{${brandDeclarations(brand, nameInElement)}}`
