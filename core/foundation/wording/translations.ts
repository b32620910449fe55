import type { Locale } from '../region/regions.ts'

/**
 * Languages of elements in addition to those of the regions; each is a folder of texts in
 * `locales`. The portal, mails and documents use the regions’ languages only.
 */
export const translations = ['fr-CA', 'de-DE', 'ar-AE'] as const
export type Translation = (typeof translations)[number]

/** A locale in which texts are looked up. */
export type TextLocale = Locale | Translation

/** The translation for a language tag: `de` and `de-AT` give `de-DE`. */
export const translationFor = (tag: string): Translation | undefined =>
  translations.find((each) => each.slice(0, 2) === tag.slice(0, 2).toLowerCase())

/** The writing direction of a locale. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  locale.startsWith('ar') ? 'rtl' : 'ltr'
