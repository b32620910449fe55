import type { LocaleTexts } from './locale-texts.ts'

/** Each translation is one file: an embed knows of none until a page asks for one. */
const files = import.meta.glob<LocaleTexts>('./translations/*.ts', { import: 'texts' })

/** The texts of elements in a translation; undefined for a locale that is none. */
export const translatedTexts = async (locale: string): Promise<LocaleTexts | undefined> =>
  files[`./translations/${locale.toLowerCase()}.ts`]?.()
