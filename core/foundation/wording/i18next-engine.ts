import { createInstance } from 'i18next'
import { baseLocale, type TextEngine } from './engine.ts'

/** i18next, for the server and the signed-in portal. A test compares it with the plain engine. */
export const createI18nextEngine = (): TextEngine => {
  const i18n = createInstance()
  void i18n.init({
    lng: baseLocale,
    fallbackLng: baseLocale,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    missingInterpolationHandler: () => '',
  })
  return {
    add: (locale, namespace, texts) => void i18n.addResourceBundle(locale, namespace, texts),
    text: (locale, key, params) => i18n.t(key, { ...params, lng: locale }),
    has: (locale, key) =>
      i18n.exists(key, { lng: locale }) ||
      // A text with plurals exists only with a count.
      i18n.exists(key, { lng: locale, count: 1 }),
  }
}
