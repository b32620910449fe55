import type { Authority } from '#core/directory/underwriting-authority/model.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { regions } from '#core/foundation/region/regions.ts'

/** Millions of limit, thousands of premium, percent of modification; null is without a limit. */
type Row = readonly [limit: number | null, premium: number | null, irpm: number | null]

// Invented: letters of authority are internal to each insurer. They count until an administrator
// sets others, and are read in the currency of the region.
const rows: Readonly<Record<string, Row>> = {
  underwriter: [4, 100, 15],
  'senior-underwriter': [10, 500, 25],
  'super-admin': [null, null, null],
}

const times = (count: number | null, unit: number): number | null =>
  count === null ? null : toMinor(count * unit)

/** The roles that can have authority. */
export const authorityRoles: readonly string[] = Object.keys(rows)

/** The limits that the platform comes with, in every region and for all lines; none for other roles. */
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
