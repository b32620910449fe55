/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest'
import { createPlainEngine } from './plain-engine.ts'
import { translationFor, translations } from './translations.ts'

type Texts = { readonly [key: string]: string | Texts }

const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' })

const flat = (texts: Texts, prefix: string): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : flat(value, `${prefix}${key}.`),
  )

const namespacesOf = (locale: string): readonly string[] =>
  Object.keys(files).flatMap((path) => {
    const [, found, namespace = ''] = /locales\/(.+)\/(.+)\.json$/.exec(path) ?? []
    return found === locale ? [namespace] : []
  })

const textsOf = (locale: string, namespace: string): ReadonlyMap<string, string> =>
  new Map(flat(files[`./locales/${locale}/${namespace}.json`] ?? {}, `${namespace}:`))

/** `limit_few` → `limit`. */
const plural = /_(?:zero|one|two|few|many|other)$/
const keyOf = (key: string): string => key.replace(plural, '')
const keysOf = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...texts.keys()].map(keyOf))].toSorted()

const paramsOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{(?!term\.|Term\.).+?\}\}/g))].toSorted()

/** The namespaces of elements; every translation has all of them. */
const [first] = translations
const namespaces = namespacesOf(first)

describe.each(translations)('the translation %s', (locale) => {
  test('has the same files as the other translations', () => {
    expect(namespacesOf(locale)).toEqual(namespaces)
  })

  test.each(namespaces)('has exactly the texts of %s', (namespace) => {
    const [base, own] = [textsOf('en-US', namespace), textsOf(locale, namespace)]
    expect(keysOf(own)).toEqual(keysOf(base))
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test.each(namespaces)('fills exactly the placeholders of %s', (namespace) => {
    const [base, own] = [textsOf('en-US', namespace), textsOf(locale, namespace)]
    const invalid = [...own].filter(([key, text]) => {
      const expected = paramsOf(base.get(key) ?? base.get(`${keyOf(key)}_other`) ?? '')
      const filled = paramsOf(text)
      // A plural form may spell its number as a word.
      if (plural.test(key)) return filled.some((each) => !expected.includes(each))
      return filled.join() !== expected.join()
    })
    expect(invalid.map(([key]) => key)).toEqual([])
  })

  test('inserts no term except the currency sign, because terms are English', () => {
    const found = namespaces.flatMap((namespace) =>
      [...textsOf(locale, namespace)].filter(([, text]) =>
        /\{\{[Tt]erm\.(?!currencySign\b)/.test(text),
      ),
    )
    expect(found).toEqual([])
  })

  test('has a text for every number', () => {
    const engine = createPlainEngine()
    for (const namespace of namespaces)
      engine.add(locale, namespace, files[`./locales/${locale}/${namespace}.json`] ?? {})
    const counted = namespaces.flatMap((namespace) =>
      [...textsOf('en-US', namespace).keys()].filter((key) => key.endsWith('_other')).map(keyOf),
    )
    for (const key of counted)
      for (const count of [0, 1, 2, 3, 11, 100, 1_000_000])
        expect(engine.text(locale, key, { count })).not.toBe(key.replace(/^.*:/, ''))
  })
})

test.each([
  ['de', 'de-DE'],
  ['de-AT', 'de-DE'],
  ['FR', 'fr-CA'],
  ['ar', 'ar-AE'],
  ['en-US', undefined],
  ['', undefined],
])('maps the page language %j to the translation %s', (tag, locale) => {
  expect(translationFor(tag)).toBe(locale)
})
