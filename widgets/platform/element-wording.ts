import common from '#core/wording/locales/en-US/common.json'
import element from '#core/wording/locales/en-US/element.json'
import errors from '#core/wording/locales/en-US/errors.json'
import { baseLocale, type Texts } from '#core/wording/engine.ts'
import type { Namespace } from '#core/wording/namespaces.ts'
import type { WordingLoader } from '#core/wording/wording.ts'

/** Texts of the base locale that come with the code, by namespace. */
export type BuiltInTexts = { readonly [Name in Namespace]?: Texts }

/** The other texts of elements; an embed does not carry the addresses of the portal's and the mails'. */
const files = () =>
  import.meta.glob<Texts>(
    [
      '../../core/wording/locales/en-US/{coverages,rating,calculator,calculator-steps,payment,security-code}.json',
      '../../core/wording/locales/en-{GB,AU}/{common,errors,element,coverages,rating,calculator,calculator-steps,payment,security-code}.json',
    ],
    { import: 'default' },
  )

/**
 * Brings the texts of elements. Those that every first view needs are built in, for all locales stand
 * on the base; they also say what happened when nothing else loads. The others are chunks of their
 * own, one per locale and namespace.
 */
export const elementWording = (own: BuiltInTexts = {}): WordingLoader => {
  const builtIn: BuiltInTexts = { common, element, errors, ...own }
  return async (locale, namespace) =>
    (locale === baseLocale ? builtIn[namespace] : undefined) ??
    files()[`../../core/wording/locales/${locale}/${namespace}.json`]?.()
}
