import { expect, test } from 'vitest'
import { entityTypeChoices, entityTypes } from './company-types.ts'

test('offers each region its own entity types', () => {
  expect(entityTypeChoices('US', '')).toContain('LLC')
  expect(entityTypeChoices('UK', '')).toContain('Private limited company (Ltd)')
  expect(entityTypeChoices('AU', '')).toContain('Proprietary company (Pty Ltd)')
  for (const region of ['UK', 'AU'] as const)
    expect(entityTypeChoices(region, '')).not.toContain('LLC')
})

test('keeps an outdated stored type available and valid', () => {
  expect(entityTypeChoices('UK', 'LLC').at(-1)).toBe('LLC')
  expect(entityTypes).toContain('LLC')
})
