import * as z from 'zod/mini'
import { amount, toMinor } from '../../foundation/money/money.ts'
import { regions } from '../../foundation/region/regions.ts'
import { id } from '../../foundation/validation/bounded.ts'
import { authorityLines } from './lines.ts'

/** The largest amount of a limit, in minor units. */
export const maxAuthority = toMinor(1_000_000_000)

const sum = z.nullable(
  amount.check(z.gte(0, 'authority:error.sum'), z.lte(maxAuthority, 'authority:error.sum')),
)

/**
 * The limits of an underwriter in a region and line of business, as in a letter of authority.
 * Amounts are minor units of the region's currency; null means unlimited.
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

/** The holder of a limit: all users of a role, or one user instead of the role. */
export const authorityHolder = z.object({ kind: z.enum(['role', 'user']), id: id() })
export type AuthorityHolder = z.output<typeof authorityHolder>

/** The limits of a holder in a region, as a row of the list. */
export const authorityEntry = z.extend(authority, {
  holder: authorityHolder,
  name: z.string(),
  /** The last change; null for the platform's defaults. */
  setBy: z.nullable(z.string()),
  modified: z.nullable(z.iso.datetime()),
})
export type AuthorityEntry = z.output<typeof authorityEntry>

/** All limits, and who can be given one. */
export const authorityList = z.object({
  content: z.array(authorityEntry),
  holders: z.array(z.object({ holder: authorityHolder, name: z.string() })),
})

/** The key of limits: a holder, a region, and a line of business, by default all lines. */
export const authorityScope = z.extend(authorityHolder, {
  region: z.enum(regions),
  line: z.optional(z.enum(authorityLines)),
})
export type AuthorityScope = z.output<typeof authorityScope>

/** Body of a change of limits; by default for all lines. */
export const authorityChange = z.extend(authority, {
  holder: authorityHolder,
  line: authorityScope.shape.line,
})
export type AuthorityChange = z.output<typeof authorityChange>
