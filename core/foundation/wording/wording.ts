import { atom, type ReadableAtom } from 'nanostores'
import { dayFormat } from '../calendar-dates/calendar-date.ts'
import type { Terms } from '../region/definition.ts'
import { baseLocale, type TextEngine, type Texts, type WordingParams } from './engine.ts'
import type { Namespace, WordingKey } from './namespaces.ts'
import { termsOf } from './terms.ts'
import type { TextLocale } from './translations.ts'

export type { WordingParams } from './engine.ts'

/** Looks a text up: `t('errors:required', { label: 'Email' })`. */
export type Translate = (
  key: WordingKey,
  params?: WordingParams,
  /** Terms of the product that the text is about, if they differ. */
  own?: Partial<Terms>,
) => string

/**
 * Loads one file of texts; undefined if a locale adds nothing to the base. Browsers import chunks,
 * servers read files.
 */
export type WordingLoader = (locale: TextLocale, namespace: Namespace) => Promise<Texts | undefined>

export interface Wording {
  readonly $locale: ReadableAtom<TextLocale>
  /**
   * Counts changes of texts: a namespace was loaded, or the locale changed. Views subscribe to it.
   */
  readonly $revision: ReadableAtom<number>
  /** The text in the current locale. Its namespace must be loaded. */
  readonly t: Translate
  /** A text in any locale, for servers, which respond in many. */
  in(locale: TextLocale): Translate
  /** Whether a text with that key is loaded; for keys that the server sends. */
  has(key: string): key is WordingKey
  isLoaded(namespace: Namespace): boolean
  /** Loads namespaces in the current locale; loaded ones cost nothing. */
  load(...namespaces: readonly Namespace[]): Promise<void>
  /** Changes the locale at runtime, once its texts are loaded. */
  setLocale(locale: TextLocale): Promise<void>
  /** Moves every loaded text to another engine, which is used from then on. */
  replaceEngine(engine: TextEngine): void
}

/** Follows a param that ends in a punctuation mark, so that a full stop after it can be dropped. */
const mark = '\uE000'

/** Formats params for a text: dates in errors are formatted by locale. */
const formatParams = (locale: TextLocale, key: string, params: WordingParams): WordingParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (/^(?:api-)?errors:/.test(key) && /^\d{4}-\d{2}-\d{2}$/.test(value))
        return [name, dayFormat(locale)(value)]
      return [name, /[.!?…]$/.test(value) ? `${value}${mark}` : value]
    }),
  )

const withoutMarks = (text: string): string =>
  text.includes(mark) ? text.replaceAll(`${mark}.`, '').replaceAll(mark, '') : text

/** Maximum number of cached texts, and maximum characters of a cache key. */
const maxCached = 2_000
const maxKeyLength = 200

/** Creates the wording of one platform, on the engine that stores its texts. */
export const createWording = (input: {
  readonly locale: TextLocale
  readonly loader: WordingLoader
  readonly engine: TextEngine
}): Wording => {
  let { engine } = input
  const $locale = atom<TextLocale>(input.locale)
  const $revision = atom(0)
  const requested = new Set<Namespace>()
  const pending = new Map<string, Promise<void>>()
  /** Functions that add texts to an engine, by locale and namespace. */
  const loaded = new Map<string, (engine: TextEngine) => void>()
  let latest = input.locale
  /** Texts by locale, key and params, because a view reads them at every render. */
  const cached = new Map<string, string>()
  const announceChange = (): void => {
    cached.clear()
    $revision.set($revision.get() + 1)
  }

  const loadTexts = (locale: TextLocale, namespace: Namespace): Promise<void> => {
    const name = `${locale}/${namespace}`
    if (loaded.has(name)) return Promise.resolve()
    const started = pending.get(name)
    if (started !== undefined) return started
    const promise = input
      .loader(locale, namespace)
      .then((texts) => {
        const add = (to: TextEngine): void => {
          if (texts !== undefined) to.add(locale, namespace, texts)
        }
        add(engine)
        loaded.set(name, add)
        announceChange()
      })
      .finally(() => pending.delete(name))
    pending.set(name, promise)
    return promise
  }

  const bringAll = async (locale: TextLocale, namespaces: Iterable<Namespace>): Promise<void> => {
    await Promise.all(
      [...namespaces].flatMap((namespace) =>
        [...new Set([baseLocale, locale])].map((each) => loadTexts(each, namespace)),
      ),
    )
  }

  const text = (
    locale: TextLocale,
    key: string,
    params?: WordingParams,
    own?: Partial<Terms>,
  ): string => {
    const name = JSON.stringify([locale, key, params, own])
    const found = cached.get(name)
    if (found !== undefined) return found
    const formatted = params && formatParams(locale, key, params)
    const text = withoutMarks(engine.text(locale, key, { ...formatted, ...termsOf(locale, own) }))
    if (cached.size >= maxCached) cached.clear()
    if (name.length <= maxKeyLength) cached.set(name, text)
    return text
  }

  return {
    $locale,
    $revision,
    t: (key, params, own) => text($locale.get(), key, params, own),
    in: (locale) => (key, params, own) => text(locale, key, params, own),
    has: (key): key is WordingKey => engine.has($locale.get(), key),
    isLoaded: (namespace) => loaded.has(`${$locale.get()}/${namespace}`),
    load(...namespaces) {
      for (const namespace of namespaces) requested.add(namespace)
      return bringAll(latest, namespaces)
    },
    async setLocale(locale) {
      latest = locale
      await bringAll(locale, requested)
      // Another locale was requested meanwhile; the last request wins.
      if (latest !== locale) return
      $locale.set(locale)
      announceChange()
    },
    replaceEngine(next) {
      for (const add of loaded.values()) add(next)
      engine = next
      announceChange()
    },
  }
}
