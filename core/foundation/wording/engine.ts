import type { Terms } from '../region/definition.ts'
import { locales, type Locale } from '../region/regions.ts'

/** What a text is filled with; `count` chooses the plural. */
export type WordingParams = Readonly<Record<string, string | number>>

/** What an engine fills a text with: the caller's params, and the terms of the locale. */
export type TextParams = Readonly<Record<string, string | number | Terms>>

/** One file of texts: nested, its leaves strings. */
export type Texts = Readonly<Record<string, unknown>>

/** The locale under all others: a text that a locale does not have is the base's. */
export const baseLocale: Locale = locales[0]

/**
 * Keeps texts and fills them, by the JSON format of i18next: `namespace:a.b`, `{{name}}`, `{{a.b}}`,
 * `key_one` and `key_other` by `count`. A key that nobody knows reads as its own path.
 */
export interface TextEngine {
  add(locale: Locale, namespace: string, texts: Texts): void
  text(locale: Locale, key: string, params?: TextParams): string
  has(locale: Locale, key: string): boolean
}
