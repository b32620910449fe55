import type { Terms } from '../region/definition.ts'
import { locales, type Locale } from '../region/regions.ts'
import type { TextLocale } from './translations.ts'

/** The params of a text; `count` chooses the plural. */
export type WordingParams = Readonly<Record<string, string | number>>

/** Everything that fills a text: the caller's params and the terms of the locale. */
export type TextParams = Readonly<Record<string, string | number | Terms>>

/** A file of texts: nested objects with strings as leaves. */
export type Texts = Readonly<Record<string, unknown>>

/** The base locale, the fallback for texts missing in another locale. */
export const baseLocale: Locale = locales[0]

/**
 * Stores texts and fills them, in the JSON format of i18next: `namespace:a.b`, `{{name}}`,
 * `{{a.b}}`, `key_one` and `key_other` by `count`. Returns the path of an unknown key.
 */
export interface TextEngine {
  add(locale: TextLocale, namespace: string, texts: Texts): void
  text(locale: TextLocale, key: string, params?: TextParams): string
  has(locale: TextLocale, key: string): boolean
}
