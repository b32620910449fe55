import type { Authority } from '../../directory/authority/model.ts'
import type { Region } from '../../foundation/region/regions.ts'

/** What of a quote a decision is measured by; sums in minor units. */
interface Decided {
  readonly region: Region
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

const inRegion = (held: readonly Authority[], region: Region): Authority | undefined =>
  held.find((each) => each.region === region)

/** Why a decision on a quote is beyond the held authority; undefined when it is within. */
export const authorityExcess = (
  held: readonly Authority[],
  { region, limit, premium }: Decided,
): AuthorityExcess | undefined => {
  const own = inRegion(held, region)
  if (own === undefined) return { kind: 'region' }
  return exceeds('limit', own.maxLimit, limit) ?? exceeds('premium', own.maxPremium, premium)
}

/** Why an individual risk modification of `total` percent is beyond the held authority. */
export const irpmExcess = (
  held: readonly Authority[],
  region: Region,
  total: number,
): AuthorityExcess | undefined => {
  const own = inRegion(held, region)
  if (own === undefined) return total === 0 ? undefined : { kind: 'region' }
  return exceeds('irpm', own.maxIrpm, Math.abs(total))
}
