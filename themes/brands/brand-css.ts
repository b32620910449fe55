import type { Brand } from './brand.ts'
import { brandErrors, derivePalette } from './derive.ts'
import { colorTokens } from './palette.ts'

/**
 * A brand's tokens as declarations. Each colour has both schemes, and `color-scheme` selects one,
 * so a theme changes without another sheet. Throws when the brand cannot reach AA.
 */
export function brandDeclarations(brand: Brand): string {
  const fieldErrors = brandErrors(brand)
  if (fieldErrors.length > 0)
    throw new Error(`A brand cannot reach WCAG AA\n${fieldErrors.join('\n')}`)
  const light = derivePalette(brand, 'light')
  const dark = derivePalette(brand, 'dark')
  const value = (token: (typeof colorTokens)[number]) =>
    light[token] === dark[token] ? light[token] : `light-dark(${light[token]},${dark[token]})`
  return [
    ...colorTokens.map((token) => `--parapet-${token}:${value(token)}`),
    `--parapet-roundness:${brand.radius / 100}`,
  ].join(';')
}

/** The sheet of a brand for the given selectors: `:host`, `:root`, or the tags on a host's page. */
export const brandCss = (brand: Brand, selectors: readonly string[]): string =>
  `${selectors.join()}{${brandDeclarations(brand)}}`
