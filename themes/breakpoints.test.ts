import { expect, test } from 'vitest'
import { hasBareWidth, withBreakpoints } from './breakpoints.ts'

test('media queries use named breakpoints', () => {
  expect(withBreakpoints('@media (--below-sm) {} @media (--from-xl) and (hover: hover) {}')).toBe(
    '@media (width < 600px) {} @media (width >= 1920px) and (hover: hover) {}',
  )
  expect(() => withBreakpoints('@media (--below-medium) {}')).toThrow(/medium/)
})

test.each([
  ['@media (width < 900px) {}', true],
  ['@media screen and (min-width: 900px) {}', true],
  ['@media (--below-md) {}', false],
  ['@container (width < 30em) {}', false],
])('a bare width is reported in %s: %s', (css, isBare) => {
  expect(hasBareWidth(css)).toBe(isBare)
})
