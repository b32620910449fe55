import { describe, expect, test } from 'vitest'
import { brandCss } from './brand-css.ts'
import { brands } from './brands.ts'
import { brandErrors, derivePalette, missingContrasts, schemes } from './derive-palette.ts'

describe.each(Object.entries(brands))('brand %s', (_name, brand) => {
  test.each(schemes)('meets AA contrast in %s', (scheme) => {
    expect(missingContrasts(derivePalette(brand, scheme))).toEqual([])
  })

  test('keeps an accent with enough contrast unchanged', () => {
    expect(derivePalette(brand, 'light').accent).toBe(brand.accent)
  })
})

test('darkens a pale accent until it has enough contrast', () => {
  const palette = derivePalette({ ...brands.parapet, accent: '#f2b705' }, 'light')
  expect(missingContrasts(palette)).toEqual([])
})

test('rejects a brand that AA would change too much', () => {
  const pale = { ...brands.parapet, name: 'Pale', accent: '#fdfdfd' } as const
  expect(brandErrors(pale)).not.toEqual([])
  expect(() => brandCss(pale, [':root'])).toThrow(/Pale, light: accent #fdfdfd would become/)
})

test('declares both schemes of a color together', () => {
  expect(brandCss(brands.harbor, [':root', 'parapet-quote-calculator'])).toMatch(
    /^:root,parapet-quote-calculator\{--p-background:light-dark\(#ffffff,#[0-9a-f]{6}\);/,
  )
})
