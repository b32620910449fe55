/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest'
import { foreignWordsIn } from '#core/testing/foreign-words.ts'
import { termsOf } from './terms.ts'

type Texts = { readonly [key: string]: string | Texts }

/** `…/locales/en-GB/errors.json` → texts. */
const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' })

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

/** The texts of two locales may insert different terms. */
const isTerm = (placeholder: string): boolean => /^\{\{term\./i.test(placeholder)

const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{.+?\}\}/g))].toSorted()

const paramsOf = (text: string): readonly string[] =>
  placeholdersOf(text).filter((placeholder) => !isTerm(placeholder))

describe('wording', () => {
  test('has no empty text', () => {
    expect([...base].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })
})

test('has exactly the glossary terms that texts insert', () => {
  const inserted = ['en-US', 'en-GB', 'en-AU'].flatMap((locale) =>
    [...textsOf(locale).values()].flatMap((text) => placeholdersOf(text).filter(isTerm)),
  )
  const names = inserted.map((placeholder) => placeholder.slice('{{term.'.length, -'}}'.length))
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(termsOf('en-US').term).toSorted())
})

test('inserts no term in texts that are not filled', () => {
  const unfilled = [...base].filter(([key]) => /^(?:element|banners):/.test(key))
  expect(unfilled.filter(([, text]) => placeholdersOf(text).some(isTerm))).toEqual([])
})

/**
 * Texts for underwriters and surplus lines brokers, where the spec names the fee (spec 2 §2, §5,
 * §8).
 */
const ofUnderwriters = ['adjustments:mgaFee.', 'quotes:action.mgaFee', 'surplus:summary.mgaFee']

/**
 * Texts for the United States only: surplus lines, Florida, products, legal texts and wire values.
 */
const ofTheUnitedStates =
  /^(?:licenses:|public:legal\.us|quotes:license\.|surplus:|wizard:license\.|api-errors:(?:feinNotUsed|tooManySurplusLicenses)|[\w-]+:lostReason\.)/

/** "Please select a Agency" is quoted from spec 3 §5. */
const quoted: ReadonlySet<string> = new Set([
  'account-form:invalid.agency',
  'contacts:invalid.agency',
])

describe.each(['en-US', 'en-GB', 'en-AU'])('texts in %s', (locale) => {
  test('use log in and log out, multi-factor authentication and policy fee', () => {
    const others =
      /\bsign(?:s|ed|ing)?[ -](?:in|out)\b|(?:two|second)[ -](?:factor|step)|\bMGA fee\b/i
    const found = [...textsOf(locale)].filter(
      ([key, text]) => others.test(text) && !ofUnderwriters.some((start) => key.startsWith(start)),
    )
    expect(found).toEqual([])
  })

  test('use the right article before each term', () => {
    const { term } = termsOf(locale === 'en-GB' || locale === 'en-AU' ? locale : 'en-US')
    const named: Readonly<Record<string, string>> = { ...term }
    const fits = ([, article = '', name = '']: RegExpMatchArray): boolean =>
      /^[aeiou]/i.test(named[name] ?? '') === (article.toLowerCase() === 'an')
    const shown = new Map([...base, ...textsOf(locale)])
    const found = [...shown].filter(
      ([key, text]) =>
        !quoted.has(key) &&
        !(locale !== 'en-US' && ofTheUnitedStates.test(key)) &&
        ![...text.matchAll(/\b(an?) \{\{[Tt]erm\.(\w+)\}\}/gi)].every(fits),
    )
    expect(found).toEqual([])
  })

  test('uses straight apostrophes', () => {
    expect([...textsOf(locale)].filter(([, text]) => text.includes('’'))).toEqual([])
  })

  test('use only syntax that every engine supports: names in braces, one and other', () => {
    const others = [...textsOf(locale)].filter(
      ([key, text]) =>
        /\{\{(?!(?:term\.|Term\.)?\w+\}\})|\$t\(/.test(text) ||
        /_(?:zero|two|few|many|ordinal)/.test(key),
    )
    expect(others).toEqual([])
  })
})

/** More texts that only US records show, by their keys. */
const ofUsRecords = /surplus|placement|notice|licen[cs]e|\bf?ein\b|zipInvalid|P250_S/i

/**
 * Texts that a region never shows: of states it does not have, or of taxes and companies elsewhere.
 */
const neverShown = {
  UK: /state|rating:taxes\.GST|legal\.auCompany/i,
  AU: /rating:taxes\.INSURANCE_PREMIUM_TAX/,
} as const

describe.each([
  ['en-GB', 'UK'],
  ['en-AU', 'AU'],
] as const)('wording in %s', (locale, region) => {
  const texts = [...textsOf(locale)]

  test('has no words of another region', () => {
    const { term, Term } = termsOf(locale)
    const named = (group: string, all: object) =>
      Object.entries(all).map(([name, text]) => [`${group}.${name}`, String(text)] as const)
    const terms: ReadonlyMap<string, string> = new Map([
      ...named('term', term),
      ...named('Term', Term),
    ])
    const filled = (text: string): string =>
      text.replaceAll(/\{\{(.+?)\}\}/g, (_, name: string) => terms.get(name) ?? '')
    const found = [...new Map([...base, ...texts])].flatMap(([key, text]) =>
      [ofTheUnitedStates, ofUsRecords, neverShown[region]].some((keys) => keys.test(key))
        ? []
        : foreignWordsIn(region, filled(text)).map((word) => `${key}: ${word}`),
    )
    expect(found).toEqual([])
  })

  test('adds no key to the base', () => {
    expect(texts.map(([key]) => key).filter((key) => !base.has(key))).toEqual([])
  })

  test('contains only differences', () => {
    expect(texts.filter(([key, text]) => base.get(key) === text).map(([key]) => key)).toEqual([])
  })

  test('fills the same placeholders as the base', () => {
    const differing = texts.filter(
      ([key, text]) => paramsOf(text).join() !== paramsOf(base.get(key) ?? '').join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })
})
