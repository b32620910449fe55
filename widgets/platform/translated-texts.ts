import { byLocale } from 'virtual:texts/translations'
import type { LocaleTexts } from './locale-texts.ts'

/**
 * The texts of elements in a translation; undefined for other locales. Embeds load none until a
 * page needs it.
 */
export const translatedTexts = async (locale: string): Promise<LocaleTexts | undefined> =>
  (await byLocale[locale]?.())?.texts
