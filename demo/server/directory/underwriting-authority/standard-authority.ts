import type { Authority } from '#core/directory/underwriting-authority/model.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { regions } from '#core/foundation/region/regions.ts'

/** Limit in millions, premium in thousands, modification in percent; null is unlimited. */
type Row = readonly [limit: number | null, premium: number | null, irpm: number | null]

// Invented, because letters of authority are internal to each insurer. Amounts are in the currency
// of the region.
const rows: Readonly<Record<string, Row>> = {
  underwriter: [4, 100, 15],
  'senior-underwriter': [10, 500, 25],
  'super-admin': [null, null, null],
}

const times = (count: number | null, unit: number): number | null =>
  count === null ? null : toMinor(count * unit)

/** The roles with underwriting authority. */
export const authorityRoles: readonly string[] = Object.keys(rows)

/**
 * The default limits of a role, in every region and for all lines; empty for roles without
 * authority.
 */
export const standardAuthority = (roleId: string): readonly Authority[] => {
  const row = rows[roleId]
  if (row === undefined) return []
  const [limit, premium, maxIrpm] = row
  return regions.map((region) => ({
    region,
    line: 'all',
    maxLimit: times(limit, 1_000_000),
    maxPremium: times(premium, 1_000),
    maxIrpm,
  }))
}
