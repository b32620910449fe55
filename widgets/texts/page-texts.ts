import type { Texts } from '#core/foundation/wording/engine.ts'
import type { TextLocale } from '#core/foundation/wording/translations.ts'
import { pageTextsKey, pageTextsChanged } from './page-texts-key.ts'

/** A page's own texts by key, `calculator:company.title`, for one locale or all. */
export interface PageTexts {
  readonly locale?: TextLocale
  readonly [key: `${string}:${string}`]: string
}

/** The texts set so far, and the warnings already logged. */
interface PageState {
  readonly all: PageTexts[]
  readonly warned: Set<string>
}
const page: object & { [pageTextsKey]?: PageState } = globalThis
const pageState = (): PageState => (page[pageTextsKey] ??= { all: [], warned: new Set() })

/** Whether a later call replaces everything in an earlier one. */
const replaces = (later: PageTexts, earlier: PageTexts): boolean =>
  later.locale === earlier.locale && Object.keys(earlier).every((key) => Object.hasOwn(later, key))

/**
 * Replaces texts of the elements; later calls win. Unknown keys and malformed texts are reported in
 * the console once and ignored.
 */
export const setTexts = (texts: PageTexts): void => {
  // Page scripts are not type-checked, and may pass the result of a failed load.
  if (typeof texts !== 'object' || texts === null) {
    warn('texts', 'must be an object')
    return
  }
  const { all } = pageState()
  const added = { ...texts }
  all.splice(0, all.length, ...all.filter((earlier) => !replaces(added, earlier)), added)
  document.dispatchEvent(new Event(pageTextsChanged))
}

/** Longer texts are mistakes, and would break the layout. */
const maxLength = 500

const paramsOf = (text: string): string =>
  [...new Set(text.match(/\{\{(?!term\.|Term\.).+?\}\}/g))].toSorted().join(' ')

const textAt = (texts: unknown, path: string): string | undefined => {
  const text = path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? Reflect.get(part, name)
          : undefined,
      texts,
    )
  return typeof text === 'string' ? text : undefined
}

/** The validation error of a text, if any. */
const textError = (text: unknown, base: string | undefined): string | undefined => {
  if (base === undefined) return 'is an unknown key'
  if (typeof text !== 'string' || text.trim() === '') return 'must be a non-empty string'
  if (text.length > maxLength) return `must have at most ${maxLength} characters`
  if (paramsOf(text) !== paramsOf(base))
    return `must have the placeholders ${paramsOf(base) || 'none'}`
  return undefined
}

const warn = (key: string, message: string): void => {
  const { warned } = pageState()
  if (warned.has(key)) return
  warned.add(key)
  // For the page’s developers, who read the console.
  // oxlint-disable-next-line no-console
  console.warn(`[parapet] Parapet.texts: ${key} ${message}.`)
}

/** Sets a leaf of nested texts. */
const setLeaf = (
  into: Record<string, unknown>,
  [head = '', ...rest]: readonly string[],
  text: string,
) => {
  if (rest.length === 0) {
    into[head] = text
    return
  }
  const inner = into[head] as Record<string, unknown> | undefined
  const next = inner ?? {}
  into[head] = next
  setLeaf(next, rest, text)
}

/** The page’s valid texts of a namespace in a locale; undefined if there are none. */
export const ownTexts = (locale: string, namespace: string, base: Texts): Texts | undefined => {
  const overrides: Record<string, unknown> = {}
  for (const { locale: textsLocale, ...texts } of pageState().all) {
    if (textsLocale !== undefined && textsLocale !== locale) continue
    for (const [key, text] of Object.entries(texts)) {
      const [keyNamespace, path = ''] = key.split(':')
      if (keyNamespace !== namespace) continue
      const error = textError(text, textAt(base, path))
      if (error === undefined) setLeaf(overrides, path.split('.'), text)
      else warn(key, error)
    }
  }
  return Object.keys(overrides).length > 0 ? overrides : undefined
}

/** Warns of unsupported locales and unknown namespaces. */
export const warnOfUnknown = (namespaces: readonly string[], locales: readonly string[]): void => {
  for (const { locale, ...texts } of pageState().all) {
    if (locale !== undefined && !locales.includes(locale))
      warn(`locale ${locale}`, `is not supported; supported: ${locales.join(', ')}`)
    for (const key of Object.keys(texts))
      if (!namespaces.includes(key.split(':')[0] ?? '')) warn(key, 'is an unknown key')
  }
}
