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

/**
 * The address of the text files, `{lang}/{namespace}.json` below it; a build may name another host.
 */
const localeHost = String(import.meta.env['PARAPET_LOCALE_HOST'] ?? '/locales').replace(/\/+$/, '')

type BuiltIn = (typeof signInNamespaces)[number]

/**
 * Texts of sign-in and of failures are part of the code, because errors must be shown when nothing else
 * loads. They are not requested from the host.
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

/** The portal's texts: those of sign-in from the code, the others from the locale host. */
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
