import type { WordingLoader } from '#core/foundation/wording/wording.ts'

type Texts = Readonly<Record<string, unknown>>

/** Loads any text of the platform, one chunk per locale and namespace. */
export const wordingLoader: WordingLoader = async (locale, namespace) => {
  const files = import.meta.glob<Texts>('../../core/foundation/wording/locales/*/*.json', {
    import: 'default',
  })
  return files[`../../core/foundation/wording/locales/${locale}/${namespace}.json`]?.()
}
