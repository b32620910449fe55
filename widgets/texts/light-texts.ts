import banners from '#core/foundation/wording/locales/en-US/banners.json' with { type: 'json' }
import element from '#core/foundation/wording/locales/en-US/element.json' with { type: 'json' }
import type { LocaleTexts } from '../platform/locale-texts.ts'
import { translatedTexts } from '../platform/translated-texts.ts'
import { ownTexts } from './page-texts.ts'

type Nested = { readonly [key: string]: string | Nested }

const merged = (base: Nested, own: Nested): Nested => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const before = base[key]
      return [
        key,
        typeof value === 'object' && typeof before === 'object' ? merged(before, value) : value,
      ]
    }),
  ),
})

/** The texts of light elements in a locale, with the page’s own texts applied. */
export const lightTexts = async (locale: string): Promise<LocaleTexts> => {
  const translated: LocaleTexts = (await translatedTexts(locale)) ?? {}
  return Object.fromEntries(
    Object.entries({ banners, element }).map(([namespace, base]) => [
      namespace,
      merged(
        merged(base, (translated[namespace] ?? {}) as Nested),
        (ownTexts(locale, namespace, base) ?? {}) as Nested,
      ),
    ]),
  )
}
