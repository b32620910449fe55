import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '#core/foundation/region/regions.ts'
import { translations } from '#core/foundation/wording/translations.ts'

const prefix = 'virtual:texts/'

const folder = join(import.meta.dirname, '../../core/foundation/wording/locales')

/** The namespaces that a locale has texts of. */
const namespacesOf = (locale: string): readonly string[] =>
  globSync('*.json', { cwd: join(folder, locale) })
    .map((file) => basename(file, '.json'))
    .toSorted()

/** The namespaces that the portal has built in, for its sign-in and for failures. */
export const signInNamespaces = ['common', 'element', 'public', 'sign-in'] as const

/** A translation has all texts of elements. */
const translated = namespacesOf(translations[0])

/** The base is in the code. */
const [, ...regional] = locales

/** The texts that a locale's module may hold. */
interface TextSet {
  readonly locales: readonly string[]
  readonly namespaces: readonly string[]
}

/** By the name of the module that finds them. */
const sets: Readonly<Record<string, TextSet>> = {
  regions: { locales: regional, namespaces: translated },
  translations: { locales: translations, namespaces: translated },
  'sign-in': { locales: regional, namespaces: signInNamespaces },
}

/** The locales that have texts of a set, with the file name of their module. */
const modulesOf = ({ locales: all, namespaces }: TextSet) =>
  all.flatMap((locale) => {
    const own = namespacesOf(locale).filter((each) => namespaces.includes(each))
    return own.length === 0 ? [] : [{ locale, file: `texts-${locale.toLowerCase()}`, own }]
  })

/** The module that finds those of locales; pages may add properties to every object. */
const finder = (name: string, set: TextSet): string => {
  const entries = modulesOf(set).map(
    ({ locale, file }) => `  '${locale}': () => import('${prefix}${name}/${file}'),\n`,
  )
  return `export const byLocale = {\n  __proto__: null,\n${entries.join('')}}\n`
}

const textsModule = (locale: string, namespaces: readonly string[]): string => {
  const imports = namespaces.map(
    (each, at) => `import t${at} from ${JSON.stringify(join(folder, locale, `${each}.json`))}\n`,
  )
  const entries = namespaces.map((each, at) => `'${each}': t${at}`)
  return `${imports.join('')}export const texts = { ${entries.join(', ')} }\n`
}

/**
 * `virtual:texts/<set>` finds the texts of other locales than the base, which are one module for
 * each locale. They follow from the registered locales and the files in their folders.
 */
export const localeTexts = (): Plugin => ({
  name: 'parapet:locale-texts',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null
    const [name = '', asked] = id.slice(prefix.length + 1).split('/')
    const set = sets[name]
    if (set && asked === undefined) return finder(name, set)
    const found = set && modulesOf(set).find(({ file }) => file === asked)
    return found ? textsModule(found.locale, found.own) : this.error(`No texts are at ${id}`)
  },
})
