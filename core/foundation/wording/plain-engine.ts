import { formatCache } from '../formats/format-cache.ts'
import { baseLocale, type TextEngine, type TextParams, type Texts } from './engine.ts'
import type { TextLocale } from './translations.ts'

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const leafAt = (from: unknown, path: string): string | undefined => {
  const leaf = path
    .split('.')
    .reduce<unknown>(
      (each, step) => (isTexts(each) && Object.hasOwn(each, step) ? each[step] : undefined),
      from,
    )
  return typeof leaf === 'string' || typeof leaf === 'number' ? String(leaf) : undefined
}

const pluralRules = formatCache<Intl.PluralRules>()

/** `key_one` before `key_other` and `key` when there is a count. */
const namesOf = (locale: TextLocale, path: string, params: TextParams): readonly string[] => {
  const { count } = params
  if (typeof count !== 'number') return [path]
  const rules = pluralRules(locale, () => new Intl.PluralRules(locale))
  return [`${path}_${rules.select(count)}`, `${path}_other`, path]
}

const fill = (text: string, params: TextParams): string =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, path: string) => leafAt(params, path) ?? '')

/**
 * The part of i18next that our texts need, at a twentieth of its size, for embeds and for the
 * portal until the first screen of a session is shown. A test compares both engines on all texts.
 */
export const createPlainEngine = (): TextEngine => {
  const files = new Map<string, Texts>()

  const find = (locale: TextLocale, key: string, params: TextParams): string | undefined => {
    const [namespace = '', path = ''] = key.split(/:(.*)/s)
    for (const each of new Set([locale, baseLocale])) {
      const texts = files.get(`${each}/${namespace}`)
      for (const name of namesOf(each, path, params)) {
        const text = leafAt(texts, name)
        if (text !== undefined) return text
      }
    }
    return undefined
  }

  return {
    add: (locale, namespace, texts) => void files.set(`${locale}/${namespace}`, texts),
    text: (locale, key, params = {}) =>
      fill(find(locale, key, params) ?? key.replace(/^.*?:/, ''), params),
    has: (locale, key) =>
      find(locale, key, {}) !== undefined || find(locale, key, { count: 1 }) !== undefined,
  }
}
