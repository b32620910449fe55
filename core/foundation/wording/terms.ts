import type { RegionData, Terms } from '../region/definition.ts'
import { registeredRegions } from '../region/registry.ts'
import type { TextLocale } from './translations.ts'

/**
 * The params of every text: a term within a sentence, `{{term.coverage}}`, or at its beginning,
 * `{{Term.coverage}}`.
 */
export type TermParams = Readonly<Record<'term' | 'Term', Terms>>

const capitalised = (terms: Terms): Terms => {
  const all = Object.entries<string>({ ...terms })
  return Object.fromEntries(
    all.map(([name, term]) => [name, term.charAt(0).toUpperCase() + term.slice(1)]),
  ) as unknown as Terms
}

const inserted = (term: Terms): TermParams => ({ term, Term: capitalised(term) })

const paramsOf = ({ terms }: RegionData): TermParams =>
  inserted({ ...registeredRegions[0].terms, ...terms })

const byLocale: ReadonlyMap<string, TermParams> = /*@__PURE__*/ new Map(
  /*@__PURE__*/ registeredRegions.map((region) => [region.locale, paramsOf(region)]),
)

/**
 * The glossary of a locale. Merges the terms of the product, the region and the base, in that order of precedence (spec 1
 * §1).
 */
export const termsOf = (locale: TextLocale, own?: Partial<Terms>): TermParams => {
  const terms = byLocale.get(locale) ?? paramsOf(registeredRegions[0])
  return own === undefined ? terms : inserted({ ...terms.term, ...own })
}
