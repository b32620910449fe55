import type { Authority } from '../../../directory/underwriting-authority/model.ts'
import type { LineOfBusiness } from '../../../directory/underwriting-authority/lines.ts'
import type { Region } from '../../../foundation/region/regions.ts'

/** The values of a quote that authority limits apply to; amounts in minor units. */
interface Decided {
  readonly region: Region
  readonly line: LineOfBusiness
  readonly limit: number
  readonly premium: number
}

/** The value that exceeds an underwriter's authority, and the limit. */
export type AuthorityExcess =
  | { readonly kind: 'region' }
  | { readonly kind: 'limit' | 'premium' | 'irpm'; readonly max: number; readonly actual: number }

const exceeds = (
  kind: 'limit' | 'premium' | 'irpm',
  max: number | null,
  actual: number,
): AuthorityExcess | undefined => (max !== null && actual > max ? { kind, max, actual } : undefined)

/**
 * The underwriter's limits that apply to a quote: the first ones of its region for its line of
 * business, or for all lines.
 */
export const authorityFor = (
  authorities: readonly Authority[],
  { region, line }: Pick<Decided, 'region' | 'line'>,
): Authority | undefined =>
  authorities.find((each) => each.region === region && (each.line === line || each.line === 'all'))

/** How a decision on a quote exceeds the underwriter's authority; undefined if it does not. */
export const authorityExcess = (
  authorities: readonly Authority[],
  decided: Decided,
): AuthorityExcess | undefined => {
  const own = authorityFor(authorities, decided)
  if (own === undefined) return { kind: 'region' }
  return (
    exceeds('limit', own.maxLimit, decided.limit) ??
    exceeds('premium', own.maxPremium, decided.premium)
  )
}

/** How an IRPM of `total` percent exceeds the underwriter's authority; undefined if it does not. */
export const irpmExcess = (
  authorities: readonly Authority[],
  scope: Pick<Decided, 'region' | 'line'>,
  total: number,
): AuthorityExcess | undefined => {
  const own = authorityFor(authorities, scope)
  if (own === undefined) return total === 0 ? undefined : { kind: 'region' }
  return exceeds('irpm', own.maxIrpm, Math.abs(total))
}
