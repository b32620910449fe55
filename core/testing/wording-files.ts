import type { WordingLoader } from '../foundation/wording/wording.ts'

interface TextsModule {
  readonly default: Readonly<Record<string, unknown>>
}

/** Reads the wording files of the repository through the test runner's bundler. */
export const wordingFiles: WordingLoader = async (locale, namespace) => {
  try {
    const texts = (await import(
      `../foundation/wording/locales/${locale}/${namespace}.json`
    )) as TextsModule
    return texts.default
  } catch (error) {
    if (locale === 'en-US') throw error
    return undefined
  }
}
