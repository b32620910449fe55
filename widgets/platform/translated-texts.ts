import { byLocale } from 'virtual:texts/translations'
import type { LocaleTexts } from './locale-texts.ts'

/**
 * The texts of elements in a translation; undefined for a locale that is none. An embed knows of
 * none until a page asks for one.
 */
export const translatedTexts = async (locale: string): Promise<LocaleTexts | undefined> =>
  (await byLocale[locale]?.())?.texts
