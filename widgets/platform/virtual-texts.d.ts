/** Loaders for the texts of locales other than the base: `virtual:texts/regions`. */
declare module 'virtual:texts/*' {
  import type { LocaleModules } from '#widgets/platform/locale-texts.ts'
  export const byLocale: LocaleModules
}
