import element from '#core/wording/locales/en-US/element.json'
import type { WordingLoader } from '#core/wording/wording.ts'

type Texts = Readonly<Record<string, unknown>>

/**
 * Brings texts as chunks of their own, one file per locale and namespace. The wrapper's own texts
 * are built in: they must say what happened when nothing else loads.
 */
export const wordingLoader: WordingLoader = async (locale, namespace) => {
  if (namespace === 'element' && locale === 'en-US') return element
  const files = import.meta.glob<Texts>('../../core/wording/locales/*/*.json', {
    import: 'default',
  })
  return files[`../../core/wording/locales/${locale}/${namespace}.json`]?.()
}
