import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '#core/foundation/region/regions.ts'
import type { TextLocale } from '#core/foundation/wording/translations.ts'
import { baseLocale } from '#core/foundation/wording/engine.ts'
import type { Namespace, WordingKey } from '#core/foundation/wording/namespaces.ts'
import { createI18nextEngine } from '#core/foundation/wording/i18next-engine.ts'
import { createWording, type Wording } from '#core/foundation/wording/wording.ts'
import { projectRoot } from './project-root.ts'

/** The texts of all locales, because a server responds in many. */
export type ServerWording = Pick<Wording, 'in' | 'has'>

const fileOf = (locale: string, namespace: string): string =>
  join(projectRoot(), 'core/foundation/wording/locales', locale, `${namespace}.json`)

const textsOf = (locale: TextLocale, namespace: Namespace) => {
  try {
    return JSON.parse(readFileSync(fileOf(locale, namespace), 'utf8')) as Record<string, unknown>
  } catch (error) {
    // a locale has only the texts that differ from the base
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Caches the result for each key: all texts are loaded, and the number of keys is bounded by the
 * code.
 */
const remembering = (has: Wording['has']): Wording['has'] => {
  const known = new Map<string, boolean>()
  return (key): key is WordingKey => {
    const found = known.get(key) ?? has(key)
    known.set(key, found)
    return found
  }
}

/** Loads every namespace of every locale. */
export const loadWording = async (): Promise<ServerWording> => {
  const names = readdirSync(join(projectRoot(), 'core/foundation/wording/locales', baseLocale))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length) as Namespace)
  const wording = createWording({
    locale: baseLocale,
    engine: createI18nextEngine(),
    loader: async (locale, namespace) => textsOf(locale, namespace),
  })
  await wording.load(...names)
  for (const locale of locales) await wording.setLocale(locale)
  await wording.setLocale(baseLocale)
  return { in: wording.in, has: remembering(wording.has) }
}

/** Whether a text of that key exists, including plurals. */
export const hasText = (wording: ServerWording, key: string): key is WordingKey =>
  wording.has(key) || wording.has(`${key}_other`)

/**
 * The full key of a code's text: in `errors` when clients use it too, in `api-errors` otherwise. A
 * code with a colon is a full key already.
 */
export const keyOfText = (wording: ServerWording, code: string): WordingKey | undefined =>
  [code, `errors:${code}`, `api-errors:${code}`].find(
    (key): key is WordingKey => key.includes(':') && hasText(wording, key),
  )
