import { expect, test } from 'vitest'
import { hasBareWidth, withBreakpoints } from './breakpoints.ts'

test('requires named breakpoints in media queries', () => {
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
])('reports a bare width in %s: %s', (css, isBare) => {
  expect(hasBareWidth(css)).toBe(isBare)
})
