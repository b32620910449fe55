/// <reference types="vite/types/importMeta.d.ts" />
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../region/regions.ts'
import type { TextEngine, Texts } from './engine.ts'
import { createI18nextEngine } from './i18next-engine.ts'
import { createPlainEngine } from './plain-engine.ts'
import { termsOf } from './terms.ts'

const engines = [
  ['i18next', createI18nextEngine],
  ['the plain engine', createPlainEngine],
] as const

const withTexts = (create: () => TextEngine): TextEngine => {
  const engine = create()
  engine.add('en-US', 'errors', {
    required: '{{label}} is required',
    both: '{{ a }} and {{b}}',
    tries_one: '{{count}} try',
    tries_other: '{{count}} tries',
    nested: { deep: { text: 'Deep' } },
    term: 'No {{term.coverage}}. {{Term.coverage}}: {{label}}',
    'constructor-like': 'x',
  })
  engine.add('en-GB', 'errors', { nested: { deep: { text: 'Deep, rather' } } })
  return engine
}

describe.each(engines)('texts by %s', (_, create) => {
  const engine = withTexts(create)

  test('return the locale’s own text, otherwise the base’s', () => {
    expect(engine.text('en-GB', 'errors:nested.deep.text')).toBe('Deep, rather')
    expect(engine.text('en-AU', 'errors:nested.deep.text')).toBe('Deep')
    expect(engine.text('en-GB', 'errors:required', { label: 'Name' })).toBe('Name is required')
  })

  test('do not escape params, because views escape what they render', () => {
    expect(engine.text('en-US', 'errors:both', { a: '<A> & "a"', b: 0 })).toBe('<A> & "a" and 0')
  })

  test.each(['$t(errors:required)', '{{label}}', '$&', '$1', '\\'])(
    'insert the param %s unchanged',
    (label) => {
      expect(engine.text('en-US', 'errors:required', { label })).toBe(`${label} is required`)
    },
  )

  test('insert the terms of the locale, also into a text of the base', () => {
    const textIn = (locale: Locale) =>
      engine.text(locale, 'errors:term', { label: '$1', ...termsOf(locale) })
    expect(textIn('en-US')).toBe('No coverage. Coverage: $1')
    expect(textIn('en-GB')).toBe('No cover. Cover: $1')
  })

  test('insert nothing for a missing param', () => {
    expect(engine.text('en-US', 'errors:required')).toBe(' is required')
  })

  test.each([
    [0, '0 tries'],
    [1, '1 try'],
    [2, '2 tries'],
    [1.5, '1.5 tries'],
  ])('select plurals: %d', (count, text) => {
    expect(engine.text('en-GB', 'errors:tries', { count })).toBe(text)
  })

  test('return the path of an unknown key', () => {
    expect(engine.text('en-US', 'errors:no.such')).toBe('no.such')
    expect(engine.text('en-US', 'nobody:no.such')).toBe('no.such')
  })

  test.each([
    ['errors:required', true],
    ['errors:tries', true],
    ['errors:nested.deep.text', true],
    ['errors:no', false],
    ['errors:constructor', false],
    ['nobody:required', false],
    ['required', false],
    ['', false],
  ])('%s exists: %s', (key, holds) => {
    expect(engine.has('en-GB', key)).toBe(holds)
  })
})

const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' })

test('return the same for every text in both engines', () => {
  const [one, other] = [createI18nextEngine(), createPlainEngine()]
  const keys = new Set<string>()
  const collect = (namespace: string, texts: Texts, path: string): void => {
    for (const [key, value] of Object.entries(texts)) {
      const at = path === '' ? key : `${path}.${key}`
      if (typeof value === 'string') keys.add(`${namespace}:${at.replace(/_(?:one|other)$/, '')}`)
      else collect(namespace, value as Texts, at)
    }
  }
  for (const [path, texts] of Object.entries(files)) {
    const [, locale, namespace = ''] = /locales\/(.+)\/(.+)\.json$/.exec(path) ?? []
    for (const engine of [one, other]) engine.add(locale as Locale, namespace, texts)
    collect(namespace, texts, '')
  }
  const params = fc.record({
    count: fc.nat(5),
    label: fc.string(),
    min: fc.string(),
    max: fc.string(),
    status: fc.string(),
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.constantFrom<Locale>('en-US', 'en-GB', 'en-AU'),
      params,
      (key, locale, filled) => {
        const params = { ...filled, ...termsOf(locale) }
        expect(other.text(locale, key, params)).toBe(one.text(locale, key, params))
        expect(other.has(locale, key)).toBe(one.has(locale, key))
      },
    ),
    { numRuns: 2_000 },
  )
})
