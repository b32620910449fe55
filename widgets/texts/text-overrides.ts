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

  const overridesFor = (locale: TextLocale): TextEngine => {
    const existing = engines.get(locale)
    if (existing) return existing
    const overrides = createPlainEngine()
    engines.set(locale, overrides)
    for (const [namespace, base] of bases) fill(overrides, locale, namespace, base)
    return overrides
  }
  const fill = (
    overrides: TextEngine,
    locale: TextLocale,
    namespace: string,
    base: Texts,
  ): void => {
    const texts = ownTexts(locale, namespace, base)
    if (texts) overrides.add(locale, namespace, texts)
  }
  /** The engine that has the text: the page’s or the elements’. */
  const engineFor = (locale: TextLocale, key: string): TextEngine => {
    const overrides = overridesFor(locale)
    return overrides.has(locale, key) ? overrides : engine
  }

  warnOfUnknown(elementNamespaces, [...locales, ...translations])
  return {
    add(locale, namespace, texts) {
      engine.add(locale, namespace, texts)
      if (locale !== baseLocale) return
      bases.set(namespace, texts)
      for (const [each, overrides] of engines) fill(overrides, each, namespace, texts)
    },
    text: (locale, key, params) => engineFor(locale, key).text(locale, key, params),
    has: (locale, key) => engine.has(locale, key),
  }
}
