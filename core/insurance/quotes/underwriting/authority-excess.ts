import type { Authority } from '../../../directory/underwriting-authority/model.ts'
import type { LineOfBusiness } from '../../../directory/underwriting-authority/lines.ts'
import type { Region } from '../../../foundation/region/regions.ts'

/** What of a quote a decision is measured by; sums in minor units. */
interface Decided {
  readonly region: Region
  readonly line: LineOfBusiness
  readonly limit: number
  readonly premium: number
}

/** What lies beyond the authority of an underwriter, and how far that reaches. */
export type AuthorityExcess =
  | { readonly kind: 'region' }
  | { readonly kind: 'limit' | 'premium' | 'irpm'; readonly most: number; readonly actual: number }

const exceeds = (
  kind: 'limit' | 'premium' | 'irpm',
  most: number | null,
  actual: number,
): AuthorityExcess | undefined =>
  most !== null && actual > most ? { kind, most, actual } : undefined

/** The held limits that a quote is measured by: the first of its region that are for its line, or for all. */
export const authorityFor = (
  held: readonly Authority[],
  { region, line }: Pick<Decided, 'region' | 'line'>,
): Authority | undefined =>
  held.find((each) => each.region === region && (each.line === line || each.line === 'all'))

/** Why a decision on a quote is beyond the held authority; undefined when it is within. */
export const authorityExcess = (
  held: readonly Authority[],
  decided: Decided,
): AuthorityExcess | undefined => {
  const own = authorityFor(held, decided)
  if (own === undefined) return { kind: 'region' }
  return (
    exceeds('limit', own.maxLimit, decided.limit) ??
    exceeds('premium', own.maxPremium, decided.premium)
  )
}

/** Why an individual risk modification of `total` percent is beyond the held authority. */
export const irpmExcess = (
  held: readonly Authority[],
  place: Pick<Decided, 'region' | 'line'>,
  total: number,
): AuthorityExcess | undefined => {
  const own = authorityFor(held, place)
  if (own === undefined) return total === 0 ? undefined : { kind: 'region' }
  return exceeds('irpm', own.maxIrpm, Math.abs(total))
}
