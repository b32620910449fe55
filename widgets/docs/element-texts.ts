import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '#core/foundation/region/regions.ts'
import { translations } from '#core/foundation/wording/translations.ts'
import { elementNamespaces } from '../texts/namespaces.ts'

interface Nested {
  readonly [key: string]: string | Nested
}

/** A text of the elements by its key, `calculator:company.title`. */
export type KeyedText = readonly [key: string, text: string]

const flat = (texts: Nested, prefix: string): readonly KeyedText[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  )

const folder = join(import.meta.dirname, '../../core/foundation/wording/locales/en-US')

/** The texts of a namespace in the base locale. */
export const textsOfNamespace = (namespace: string): readonly KeyedText[] =>
  // The files are our own and have this shape.
  flat(
    JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8')) as Nested,
    `${namespace}:`,
  )

/** Every language of elements. */
export const elementLocales: readonly string[] = [...locales, ...translations]

/** Types of the keys, so that a misspelled key does not compile. */
export const textTypes = (): string =>
  [
    '/** The key of an element text. */',
    'export type ParapetTextKey =',
    ...elementNamespaces.flatMap(textsOfNamespace).map(([key]) => `  | '${key}'`),
    '',
    'export type ParapetLocale =',
    ...elementLocales.map((locale) => `  | '${locale}'`),
    '',
    '/** Your own texts by key. Without a locale they apply to all. */',
    'export type ParapetTexts = {',
    '  readonly [Key in ParapetTextKey]?: string',
    '} & { readonly locale?: ParapetLocale | undefined }',
    '',
  ].join('\n')
