import { byLocale } from 'virtual:texts/sign-in'
import common from '#core/foundation/wording/locales/en-US/common.json'
import element from '#core/foundation/wording/locales/en-US/element.json'
import publicPages from '#core/foundation/wording/locales/en-US/public.json'
import signIn from '#core/foundation/wording/locales/en-US/sign-in.json'
import { baseLocale, type Texts } from '#core/foundation/wording/engine.ts'
import { hostedTexts } from '#core/foundation/wording/hosted-texts.ts'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { WordingLoader } from '#core/foundation/wording/wording.ts'
import type { signInNamespaces } from '#widgets/bundling/locale-texts.ts'

/** The base URL of the text files, `{lang}/{namespace}.json`; a build may set another host. */
const localeHost = String(import.meta.env['PARAPET_LOCALE_HOST'] ?? '/locales').replace(/\/+$/, '')

type BuiltIn = (typeof signInNamespaces)[number]

/**
 * Texts of the sign-in and of errors are bundled, because they are needed when nothing else loads.
 */
const builtIn: Readonly<Record<BuiltIn, Texts>> = {
  common,
  element,
  public: publicPages,
  'sign-in': signIn,
}

const isBuiltIn = (namespace: Namespace): namespace is BuiltIn => Object.hasOwn(builtIn, namespace)

const ofTheCode: WordingLoader = async (locale, namespace) => {
  if (!isBuiltIn(namespace))
    return (await import('#widgets/platform/wording-loader.ts')).wordingLoader(locale, namespace)
  if (locale === baseLocale) return builtIn[namespace]
  return (await byLocale[locale]?.())?.texts[namespace]
}

/**
 * Loads the portal's texts: those of the sign-in from the bundle, the others from the locale host.
 */
export const wordingLoader: WordingLoader = hostedTexts({
  host: localeHost,
  fetch: (...args) => globalThis.fetch(...args),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  isBuiltIn: (_, namespace) => isBuiltIn(namespace),
  fallback: ofTheCode,
})
