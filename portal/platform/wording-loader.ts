import publicTexts from '#core/wording/locales/en-US/public.json'
import { baseLocale } from '#core/wording/engine.ts'
import { hostedTexts } from '#core/wording/hosted-texts.ts'
import type { Namespace } from '#core/wording/namespaces.ts'
import type { WordingLoader } from '#core/wording/wording.ts'
import { wordingLoader as chunks } from '#widgets/platform/wording-loader.ts'

/** Where the texts' files are, `{lang}/{namespace}.json` below it; a build may name another host. */
const localeHost = String(import.meta.env['PARAPET_LOCALE_HOST'] ?? '/locales').replace(/\/+$/, '')

/** What sign-in and every error need: it comes with the code, and says what happened when nothing else loads. */
const builtIn: readonly Namespace[] = ['public', 'sign-in', 'common', 'errors', 'element']

const ofTheCode: WordingLoader = async (locale, namespace) =>
  namespace === 'public' && locale === baseLocale ? publicTexts : chunks(locale, namespace)

/** The portal's texts: those of sign-in with its code, the others from the locale host. */
export const wordingLoader: WordingLoader = hostedTexts({
  host: localeHost,
  fetch: (...args) => globalThis.fetch(...args),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  isBuiltIn: (_, namespace) => builtIn.includes(namespace),
  fallback: ofTheCode,
})
