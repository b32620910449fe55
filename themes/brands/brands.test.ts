import { describe, expect, test } from 'vitest'
import { brandCss } from './brand-css.ts'
import { brands } from './brands.ts'
import { brandErrors, derivePalette, fieldErrorsOf, schemes } from './derive.ts'

describe.each(Object.entries(brands))('brand %s', (_name, brand) => {
  test.each(schemes)('has the contrasts of AA in %s', (scheme) => {
    expect(fieldErrorsOf(derivePalette(brand, scheme))).toEqual([])
  })

  test('keeps its accent where the seed reads well already', () => {
    expect(derivePalette(brand, 'light').accent).toBe(brand.accent)
  })
})

test('a pale accent is darkened until it reads', () => {
  const palette = derivePalette({ ...brands.parapet, accent: '#f2b705' }, 'light')
  expect(fieldErrorsOf(palette)).toEqual([])
})

test('a brand that would lose itself on the way to AA does not ship', () => {
  const pale = { ...brands.parapet, name: 'Pale', accent: '#fdfdfd' } as const
  expect(brandErrors(pale)).not.toEqual([])
  expect(() => brandCss(pale, [':root'])).toThrow(/Pale, light: accent #fdfdfd would become/)
})

test('a sheet holds both schemes of a colour in one declaration', () => {
  expect(brandCss(brands.harbor, [':root', 'parapet-quote-calculator'])).toMatch(
    /^:root,parapet-quote-calculator\{--parapet-background:light-dark\(#ffffff,#[0-9a-f]{6}\);/,
  )
})
