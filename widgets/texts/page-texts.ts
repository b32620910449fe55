import type { Texts } from '#core/foundation/wording/engine.ts'
import type { TextLocale } from '#core/foundation/wording/translations.ts'
import { pageTextsKey, pageTextsChanged } from './page-texts-key.ts'

/** A page's own texts by key, `calculator:company.title`, for one locale or all. */
export interface PageTexts {
  readonly locale?: TextLocale
  readonly [key: `${string}:${string}`]: string
}

/** The texts set so far, and the warnings already logged. */
interface Given {
  readonly all: PageTexts[]
  readonly warned: Set<string>
}
const page: object & { [pageTextsKey]?: Given } = globalThis
const given = (): Given => (page[pageTextsKey] ??= { all: [], warned: new Set() })

/** Whether a later call replaces everything in an earlier one. */
const replaces = (later: PageTexts, earlier: PageTexts): boolean =>
  later.locale === earlier.locale && Object.keys(earlier).every((key) => Object.hasOwn(later, key))

/**
 * Replaces texts of the elements; later calls win. Unknown keys and malformed texts are reported in
 * the console once and ignored.
 */
export const setTexts = (texts: PageTexts): void => {
  // A page may pass what it has loaded, which may be nothing.
  if (typeof texts !== 'object' || texts === null) {
    warn('texts', 'are no object')
    return
  }
  const { all } = given()
  const taken = { ...texts }
  all.splice(0, all.length, ...all.filter((earlier) => !replaces(taken, earlier)), taken)
  document.dispatchEvent(new Event(pageTextsChanged))
}

/** Longer texts break the layout and are none that a page means. */
const maxLength = 500

const paramsOf = (text: string): string =>
  [...new Set(text.match(/\{\{(?!term\.|Term\.).+?\}\}/g))].toSorted().join(' ')

const textAt = (texts: unknown, path: string): string | undefined => {
  const found = path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? Reflect.get(part, name)
          : undefined,
      texts,
    )
  return typeof found === 'string' ? found : undefined
}

/** What is wrong with a text; undefined when nothing is. */
const mistakeIn = (text: unknown, base: string | undefined): string | undefined => {
  if (base === undefined) return 'is no key of a text'
  if (typeof text !== 'string' || text.trim() === '') return 'is no text'
  if (text.length > maxLength) return `is longer than ${maxLength} characters`
  if (paramsOf(text) !== paramsOf(base))
    return `must have the placeholders ${paramsOf(base) || 'none'}`
  return undefined
}

const warn = (key: string, mistake: string): void => {
  const { warned } = given()
  if (warned.has(key)) return
  warned.add(key)
  // A mistake of the page’s developers, who look here.
  // oxlint-disable-next-line no-console
  console.warn(`[parapet] Parapet.texts: ${key} ${mistake}.`)
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

/** The page’s texts of a namespace in a locale, checked against the base’s; undefined without any. */
export const ownTexts = (locale: string, namespace: string, base: Texts): Texts | undefined => {
  const own: Record<string, unknown> = {}
  for (const { locale: wanted, ...texts } of given().all) {
    if (wanted !== undefined && wanted !== locale) continue
    for (const [key, text] of Object.entries(texts)) {
      const [found, path = ''] = key.split(':')
      if (found !== namespace) continue
      const mistake = mistakeIn(text, textAt(base, path))
      if (mistake === undefined) setLeaf(own, path.split('.'), text)
      else warn(key, mistake)
    }
  }
  return Object.keys(own).length > 0 ? own : undefined
}

/** Names locales that elements do not speak, and keys whose namespace is none of theirs. */
export const warnOfUnknown = (namespaces: readonly string[], locales: readonly string[]): void => {
  for (const { locale, ...texts } of given().all) {
    if (locale !== undefined && !locales.includes(locale))
      warn(`locale ${locale}`, `is none of ${locales.join(', ')}`)
    for (const key of Object.keys(texts))
      if (!namespaces.includes(key.split(':')[0] ?? '')) warn(key, 'is no key of a text')
  }
}
