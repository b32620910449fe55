import { baseLocale, type TextEngine, type Texts } from '#core/foundation/wording/engine.ts'
import { createPlainEngine } from '#core/foundation/wording/plain-engine.ts'
import { locales } from '#core/foundation/region/regions.ts'
import { translations, type TextLocale } from '#core/foundation/wording/translations.ts'
import { elementNamespaces } from './namespaces.ts'
import { ownTexts, warnOfUnknown } from './page-texts.ts'

/**
 * A wording engine in which the page’s texts take precedence. They are validated when the base
 * texts of their namespace load.
 */
export const withPageTexts = (): TextEngine => {
  const engine = createPlainEngine()
  const bases = new Map<string, Texts>()
  const engines = new Map<TextLocale, TextEngine>()

  const ownOf = (locale: TextLocale): TextEngine => {
    const known = engines.get(locale)
    if (known) return known
    const own = createPlainEngine()
    engines.set(locale, own)
    for (const [namespace, base] of bases) fill(own, locale, namespace, base)
    return own
  }
  const fill = (own: TextEngine, locale: TextLocale, namespace: string, base: Texts): void => {
    const texts = ownTexts(locale, namespace, base)
    if (texts) own.add(locale, namespace, texts)
  }
  /** The engine that has the text: the page’s or the elements’. */
  const engineFor = (locale: TextLocale, key: string): TextEngine => {
    const own = ownOf(locale)
    return own.has(locale, key) ? own : engine
  }

  warnOfUnknown(elementNamespaces, [...locales, ...translations])
  return {
    add(locale, namespace, texts) {
      engine.add(locale, namespace, texts)
      if (locale !== baseLocale) return
      bases.set(namespace, texts)
      for (const [each, own] of engines) fill(own, each, namespace, texts)
    },
    text: (locale, key, params) => engineFor(locale, key).text(locale, key, params),
    has: (locale, key) => engine.has(locale, key),
  }
}
