import { byLocale } from 'virtual:texts/regions'
import common from '#core/foundation/wording/locales/en-US/common.json'
import element from '#core/foundation/wording/locales/en-US/element.json'
import { baseLocale, type Texts } from '#core/foundation/wording/engine.ts'
import type { TextLocale } from '#core/foundation/wording/translations.ts'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { WordingLoader } from '#core/foundation/wording/wording.ts'
import type { LocaleTexts } from './locale-texts.ts'

/** Bundled texts of the base locale by namespace. */
export type BuiltInTexts = { readonly [Name in Namespace]?: Texts }

/**
 * Texts of later views in the base locale. Embeds do not include texts of the portal and of emails.
 */
const laterTexts = () =>
  import.meta.glob<Texts>(
    '../../core/foundation/wording/locales/en-US/{address,cart,errors,coverages,rating,calculator-steps,next-steps,payment,security-code}.json',
    { import: 'default' },
  )

const textsIn = async (locale: TextLocale): Promise<LocaleTexts | undefined> => {
  const load = byLocale[locale]
  if (load) return (await load()).texts
  return (await import('./translated-texts.ts')).translatedTexts(locale)
}

/**
 * Loads the texts of elements. The texts of first views are bundled, because every locale falls
 * back to the base, and errors must be shown when nothing else loads. The rest are separate chunks:
 * one per namespace of the base locale, and one per other locale.
 */
export const elementWording = (own: BuiltInTexts = {}): WordingLoader => {
  const builtIn: BuiltInTexts = { common, element, ...own }
  return async (locale, namespace) => {
    if (locale !== baseLocale) return (await textsIn(locale))?.[namespace]
    return (
      builtIn[namespace] ??
      laterTexts()[`../../core/foundation/wording/locales/en-US/${namespace}.json`]?.()
    )
  }
}
