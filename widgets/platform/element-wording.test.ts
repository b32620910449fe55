import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#core/foundation/region/regions.ts'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import { translations } from '#core/foundation/wording/translations.ts'
import { elementWording } from './element-wording.ts'

const folder = import.meta.dirname
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8')

/** Paths from this folder. */
const elements = globSync('../*/element.ts', { cwd: folder })

/** Views that only the portal shows, with its own texts. */
const ofPortal = '/quote-calculator/sheet/'

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    [...names.matchAll(/[\w-]+/g)].map(([name]) => name),
  )

/** The files of a view, with those of other elements that it uses. */
const filesOf = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(path) || path.includes(ofPortal) || !existsSync(join(folder, path))) return seen
  seen.add(path)
  for (const [, target = ''] of textOf(path).matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
    filesOf(join(dirname(path), target), seen)
  return seen
}

/** Namespaces that the views of an element ask for. */
const askedBy = (path: string): readonly string[] =>
  [...filesOf(path)].flatMap((file) => namesIn(textOf(file), /useWording\(((?:'[\w-]+'(?:, )?)+)/g))

test.each(elements)('the texts of %s are those of an embed', async (path) => {
  const builtIn = namesIn(textOf(path), /wording: \{([^}]+)\}/g)
  const later = [...new Set(askedBy(path))].filter((name) => !builtIn.includes(name))
  const load = elementWording()
  const loaded = await Promise.all(later.map((name) => load('en-US', name as Namespace)))
  expect(later.filter((_, at) => loaded[at] === undefined)).toEqual([])
})

const texts = join(folder, '../../core/foundation/wording/locales')

/** The namespaces that a locale has a file of. */
const filesIn = (locale: string): readonly string[] =>
  globSync('*.json', { cwd: join(texts, locale) }).map((file) => file.slice(0, -'.json'.length))

const ofElements = filesIn(translations[0])

test.each([...locales.slice(1), ...translations])(
  'an element in %s has the texts of the files in its folder, and not those of the portal',
  async (locale) => {
    const load = elementWording()
    const namespaces = filesIn(locale)
    const loaded = await Promise.all(namespaces.map((name) => load(locale, name as Namespace)))
    expect(loaded).toEqual(
      namespaces.map((name) =>
        ofElements.includes(name)
          ? JSON.parse(readFileSync(join(texts, locale, `${name}.json`), 'utf8'))
          : undefined,
      ),
    )
  },
)
