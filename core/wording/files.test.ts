/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest'

type Texts = { readonly [key: string]: string | Texts }

/** `…/locales/en-GB/errors.json` → texts. */
const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' })

const sources = Object.values(
  import.meta.glob<string>(
    [
      '../../{core,themes,widgets,portal,demo}/**/*.{ts,tsx,mjs}',
      '!../../**/*.test.*',
      '!../../**/*.wtr.*',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
)
  .join('\n')
  // What a comment names is not asked for.
  .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** `{ a: { b: 'text' } }` → `[['a.b', 'text']]`. */
const flat = (texts: Texts, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : flat(value, `${prefix}${key}.`),
  )

/** Every text of a locale by its full key, `errors:required`. */
const textsOf = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, fileLocale, namespace] = /locales\/(.+)\/(.+)\.json$/.exec(path) ?? []
      return fileLocale === locale
        ? flat(texts).map(([key, text]) => [`${String(namespace)}:${key}`, text] as const)
        : []
    }),
  )

const base = textsOf('en-US')

const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{.+?\}\}/g))].toSorted()

/** `dose_one` is asked for as `dose`. */
const askedAs = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

const known = new Set([...base.keys()].map(askedAs))
const namespaces = [...new Set([...base.keys()].map((key) => key.split(':')[0] ?? ''))]

/** Keys as they stand in the sources: `'errors:required'`. */
const literals = new Set(
  [...sources.matchAll(new RegExp(`['"\`]((?:${namespaces.join('|')}):[\\w.-]+)['"\`]`, 'g'))].map(
    ([, key]) => key ?? '',
  ),
)

/** Keys that are put together: `payment:status.${status}` uses every key of that form. */
const patterns = [
  ...sources.matchAll(new RegExp(`\`((?:${namespaces.join('|')}):[^\`\\s]*\\$\\{[^\`]*)\``, 'g')),
]
  .map(([, template]) => template ?? '')
  // `errors:${code}` says nothing about which codes there are; those are looked for by themselves.
  .filter((template) => !/^(?:errors|refusals):\$/.test(template))
  .map((template) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`))
    return new RegExp(`^${parts.join('.+')}$`)
  })

const isUsed = (key: string): boolean => {
  const [namespace, path = ''] = key.split(':')
  return (
    literals.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    (['errors', 'refusals'].includes(namespace ?? '') &&
      new RegExp(`['"\`]${path}['"\`]|\\b${path}:`).test(sources))
  )
}

describe('wording', () => {
  test('has every key that the sources ask for', () => {
    expect([...literals].filter((key) => !known.has(key))).toEqual([])
  })

  test('has no key that nobody asks for', () => {
    expect([...known].filter((key) => !isUsed(key))).toEqual([])
  })

  test('has no empty text', () => {
    expect([...base].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })
})

describe.each(['en-US', 'en-GB', 'en-AU'])('texts in %s', (locale) => {
  test('use only what every engine knows: names in braces, one and other', () => {
    const others = [...textsOf(locale)].filter(
      ([key, text]) =>
        /\{\{(?!\w+\}\})|\$t\(/.test(text) || /_(?:zero|two|few|many|ordinal)/.test(key),
    )
    expect(others).toEqual([])
  })
})

describe.each(['en-GB', 'en-AU'])('wording in %s', (locale) => {
  const texts = [...textsOf(locale)]

  test('adds no key to the base', () => {
    expect(texts.map(([key]) => key).filter((key) => !base.has(key))).toEqual([])
  })

  test('holds only what differs', () => {
    expect(texts.filter(([key, text]) => base.get(key) === text).map(([key]) => key)).toEqual([])
  })

  test('fills the same placeholders as the base', () => {
    const differing = texts.filter(
      ([key, text]) => placeholdersOf(text).join() !== placeholdersOf(base.get(key) ?? '').join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })
})
