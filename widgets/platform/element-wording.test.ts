import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#core/foundation/region/regions.ts'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import { translations } from '#core/foundation/wording/translations.ts'
import { elementWording } from './element-wording.ts'

const folder = import.meta.dirname
const texts = join(folder, '../../core/foundation/wording/locales')

/** The namespaces that a locale has files for. */
const namespacesOf = (locale: string): readonly string[] =>
  globSync('*.json', { cwd: join(texts, locale) }).map((file) => file.slice(0, -'.json'.length))

const elementNamespaces = namespacesOf(translations[0])

test.each([...locales.slice(1), ...translations])(
  'includes all texts of %s except the portal’s',
  async (locale) => {
    const load = elementWording()
    const namespaces = namespacesOf(locale)
    const loaded = await Promise.all(namespaces.map((name) => load(locale, name as Namespace)))
    expect(loaded).toEqual(
      namespaces.map((name) =>
        elementNamespaces.includes(name)
          ? JSON.parse(readFileSync(join(texts, locale, `${name}.json`), 'utf8'))
          : undefined,
      ),
    )
  },
)
