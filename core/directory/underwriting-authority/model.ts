import * as z from 'zod/mini'
import { amount, toMinor } from '../../foundation/money/money.ts'
import { regions } from '../../foundation/region/regions.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { authorityLines } from './lines.ts'

/** The largest sum that a limit of authority can name, minor units. */
export const largestAuthority = toMinor(1_000_000_000)

const sum = z.nullable(
  amount.check(z.gte(0, 'authority:error.sum'), z.lte(largestAuthority, 'authority:error.sum')),
)

/**
 * How far an underwriter decides alone in a region and a line of business, as a letter of authority
 * says it. Sums are minor units of the region's currency; null is without a limit.
 */
export const authority = z.object({
  region: z.enum(regions),
  line: z.enum(authorityLines),
  /** The largest aggregate limit of a quote. */
  maxLimit: sum,
  /** The largest premium, before taxes and fees. */
  maxPremium: sum,
  /** Percent by which an individual risk modification may raise or lower the premium. */
  maxIrpm: z.nullable(
    z.number().check(z.gte(0, 'authority:error.percent'), z.lte(100, 'authority:error.percent')),
  ),
})
export type Authority = z.output<typeof authority>

/** Whom a limit is for: everybody of a role, or one user in place of the role. */
export const authorityHolder = z.object({ kind: z.enum(['role', 'user']), id: id() })
export type AuthorityHolder = z.output<typeof authorityHolder>

/** The limits of a holder in a region as the list shows them. */
export const heldAuthority = z.extend(authority, {
  holder: authorityHolder,
  name: z.string(),
  /** Who set it last, and when; null for the limits that the platform comes with. */
  setBy: z.nullable(z.string()),
  modified: z.nullable(z.iso.datetime()),
})
export type HeldAuthority = z.output<typeof heldAuthority>

/** Every limit, and who can be given one. */
export const authorityList = z.object({
  content: z.array(heldAuthority),
  holders: z.array(z.object({ holder: authorityHolder, name: z.string() })),
})

/** What limits are for: a holder, a region, and a line of business, all lines by default. */
export const authorityPlace = z.extend(authorityHolder, {
  region: z.enum(regions),
  line: z.optional(z.enum(authorityLines)),
})
export type AuthorityPlace = z.output<typeof authorityPlace>

/** Body of a limit that is set; for all lines by default. */
export const authorityChange = z.extend(authority, {
  holder: authorityHolder,
  line: authorityPlace.shape.line,
})
export type AuthorityChange = z.output<typeof authorityChange>
