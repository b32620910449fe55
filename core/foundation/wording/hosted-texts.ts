import type { Stop } from '../host/host.ts'
import type { Texts } from './engine.ts'
import type { Namespace } from './namespaces.ts'
import type { TextLocale } from './translations.ts'
import type { WordingLoader } from './wording.ts'

/** Milliseconds to wait for a locale host. */
const timeout = 3_000

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Texts from a locale host, one file per language and namespace: `{host}/{lang}/{namespace}.json`
 * (spec 1 §7). If the host fails, is late or returns anything else, the built-in texts are used.
 * The texts of the first page are never requested.
 */
export const hostedTexts = (input: {
  /** Address without a trailing slash: `/locales`. */
  readonly host: string
  readonly fetch: typeof fetch
  readonly after: (ms: number, work: () => void) => Stop
  readonly isBuiltIn: (locale: TextLocale, namespace: Namespace) => boolean
  readonly fallback: WordingLoader
}): WordingLoader => {
  const ask = async (locale: TextLocale, namespace: Namespace): Promise<Texts> => {
    const control = new AbortController()
    const stop = input.after(timeout, () => control.abort())
    try {
      const answer = await input.fetch(`${input.host}/${locale}/${namespace}.json`, {
        signal: control.signal,
      })
      const texts: unknown = answer.ok ? await answer.json() : undefined
      if (isTexts(texts)) return texts
      throw new TypeError('The locale host gave no texts')
    } finally {
      stop()
    }
  }

  return (locale, namespace) =>
    input.isBuiltIn(locale, namespace)
      ? input.fallback(locale, namespace)
      : ask(locale, namespace).catch(() => input.fallback(locale, namespace))
}
