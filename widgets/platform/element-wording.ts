import element from '#core/wording/locales/en-US/element.json'
import type { WordingLoader } from '#core/wording/wording.ts'

type Texts = Readonly<Record<string, unknown>>

/** The texts of elements; an embed does not carry the addresses of the portal's and the mails'. */
const files = () =>
  import.meta.glob<Texts>(
    '../../core/wording/locales/*/{common,errors,coverages,rating,calculator,calculator-steps,payment,security-code}.json',
    { import: 'default' },
  )

/**
 * Brings the texts of elements, one chunk per locale and namespace. The wrapper's own are built in:
 * they must say what happened when nothing else loads.
 */
export const elementWording: WordingLoader = async (locale, namespace) =>
  namespace === 'element' && locale === 'en-US'
    ? element
    : files()[`../../core/wording/locales/${locale}/${namespace}.json`]?.()
