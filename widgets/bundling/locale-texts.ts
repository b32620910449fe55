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
const elementNamespaces = namespacesOf(translations[0])

/** The base is in the code. */
const [, ...regional] = locales

/** The texts that a locale's module may hold, by the name of the module that finds it. */
const sets: Readonly<
  Record<string, { readonly locales: readonly string[]; readonly namespaces: readonly string[] }>
> = {
  regions: { locales: regional, namespaces: elementNamespaces },
  translations: { locales: translations, namespaces: elementNamespaces },
  'sign-in': { locales: regional, namespaces: signInNamespaces },
}

/** `['en-GB', 'virtual:texts/regions/texts-en-gb', ['errors']]`, without locales that have no texts. */
const modulesOf = (name: string) =>
  (sets[name]?.locales ?? []).flatMap((locale) => {
    const held = namespacesOf(locale).filter((each) => sets[name]?.namespaces.includes(each))
    const id = `${prefix}${name}/texts-${locale.toLowerCase()}`
    return held.length === 0 ? [] : [[locale, id, held] as const]
  })

/** The module that finds those of locales; pages may add properties to every object. */
const finder = (name: string): string => {
  const entries = modulesOf(name).map(
    ([locale, id]) => `  ${JSON.stringify(locale)}: () => import(${JSON.stringify(id)}),\n`,
  )
  return `export const byLocale = {\n  __proto__: null,\n${entries.join('')}}\n`
}

const textsModule = (locale: string, namespaces: readonly string[]): string => {
  const imports = namespaces.map(
    (each, at) => `import t${at} from ${JSON.stringify(join(folder, locale, `${each}.json`))}\n`,
  )
  const entries = namespaces.map((each, at) => `${JSON.stringify(each)}: t${at}`)
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
    const asked = id.slice(1)
    const [name = '', file] = asked.slice(prefix.length).split('/')
    if (file === undefined) return finder(name)
    const found = modulesOf(name).find(([, each]) => each === asked)
    if (!found) this.error(`There is no module ${asked}`)
    const [locale, , namespaces] = found
    return textsModule(locale, namespaces)
  },
})
