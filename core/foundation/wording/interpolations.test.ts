/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest'
import { createI18nextEngine } from './i18next-engine.ts'
import type { Namespace, WordingKey } from './namespaces.ts'
import { createPlainEngine } from './plain-engine.ts'
import { sentences } from './sentences.ts'
import { createWording } from './wording.ts'

type Texts = { readonly [key: string]: string | Texts }

const files = import.meta.glob<Texts>('./locales/en-US/*.json', { eager: true, import: 'default' })

const flat = (texts: Texts, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : flat(value, `${prefix}${key}.`),
  )

const namespaceOf = (path: string): Namespace =>
  (/([^/]+)\.json$/.exec(path)?.[1] ?? '') as Namespace

const all = Object.entries(files).flatMap(([path, texts]) =>
  flat(texts).map(([key, text]) => [`${namespaceOf(path)}:${key}`, text] as const),
)

/** The names of a text's params, without terms. */
const paramsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? [])

const wordingOf = async (engine: ReturnType<typeof createPlainEngine>) => {
  const byNamespace = new Map(
    Object.entries(files).map(([path, texts]) => [namespaceOf(path), texts]),
  )
  const wording = createWording({
    locale: 'en-US',
    engine,
    loader: async (locale, namespace) =>
      locale === 'en-US' ? byNamespace.get(namespace) : undefined,
  })
  await wording.load(...byNamespace.keys())
  return wording
}

describe.each([
  ['the plain engine', createPlainEngine],
  ['i18next', createI18nextEngine],
])('texts filled by %s', (_, create) => {
  test('never end in two punctuation marks', async () => {
    const { t } = await wordingOf(create())
    const invalid = all.flatMap(([key, text]) => {
      const awkward = ['Yahoo!', 'Acme Inc.', 'Who?'].map((name) => {
        const params = Object.fromEntries(paramsOf(text).map((param) => [param, name]))
        const isPlural = /_(?:one|other)$/.test(key)
        const filled = { ...params, ...(isPlural && { count: key.endsWith('_one') ? 1 : 2 }) }
        return t(key.replace(/_(?:one|other)$/, '') as WordingKey, filled)
      })
      return awkward.filter((filled) => /[!?.]\.(?!\.)|\uE000|\{\{/.test(filled))
    })
    expect(invalid).toEqual([])
  })

  test('format dates in errors by locale', async () => {
    const { t } = await wordingOf(create())
    const dated = all.filter(
      ([key, text]) => /^(?:api-)?errors:/.test(key) && /\{\{(?:min|date)\}\}/.test(text),
    )
    expect(dated.length).toBeGreaterThan(2)
    for (const [key] of dated) {
      const filled = t(key as WordingKey, {
        min: '2026-11-13',
        max: '2027-02-03',
        date: '2026-12-24',
      })
      expect(filled).not.toMatch(/\d{4}-\d{2}/)
      expect(filled).toMatch(/(?:Nov 13|Dec 24), 2026/)
    }
  })
})

/** Words that end in s without being plurals. */
const singular = /^(?:is|was|has|goes|times|this|its)$/

test('have a singular form for every counted noun', () => {
  const counted = all.filter(
    ([key, text]) =>
      !/_(?:one|other)$/.test(key) &&
      [...text.matchAll(/\{\{(?:count|points|rows)\}\} (\w+)/g)].some(
        ([, word = '']) => word.endsWith('s') && !singular.test(word),
      ),
  )
  // always counts several
  const severalOnly = ['api-errors:cartFull', 'cart:full', 'risk:explainedFloor']
  expect(counted.map(([key]) => key).filter((key) => !severalOnly.includes(key))).toEqual([])
})

test('have one punctuation mark between joined sentences', () => {
  expect(sentences('Not Available For Industry / State!', undefined, 'Pays damages')).toBe(
    'Not Available For Industry / State! Pays damages',
  )
  expect(sentences('Failed to send quote', 'Try again.')).toBe('Failed to send quote. Try again.')
})
