import publicTexts from '#core/wording/locales/en-US/public.json'
import type { WordingLoader } from '#core/wording/wording.ts'
import { wordingLoader as chunks } from '#widgets/platform/wording-loader.ts'

/**
 * Texts as chunks; those of public pages and of the error screen are built in: they must say what
 * happened when nothing else loads.
 */
export const wordingLoader: WordingLoader = async (locale, namespace) =>
  namespace === 'public' && locale === 'en-US' ? publicTexts : chunks(locale, namespace)
