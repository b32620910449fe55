import { eq, or, sql } from 'drizzle-orm'
import type { Authority } from '#core/directory/underwriting-authority/model.ts'
import { preparedOn } from '../../kernel/database/prepared-query.ts'
import type { Services } from '../../kernel/services.ts'
import { standardAuthority } from './standard-authority.ts'
import { authorityLimits, type AuthorityRecord } from './tables.ts'

export const limitsOf = ({
  region,
  line,
  maxLimit,
  maxPremium,
  maxIrpm,
}: AuthorityRecord): Authority => ({
  region,
  line,
  maxLimit,
  maxPremium,
  maxIrpm,
})

/** Sorts limits of one line before those for all lines. */
const byLine = (one: AuthorityRecord, other: AuthorityRecord): number =>
  Number(one.line === 'all') - Number(other.line === 'all')

const limitsQuery = preparedOn((handle) =>
  handle
    .select()
    .from(authorityLimits)
    .where(
      or(
        eq(authorityLimits.userId, sql.placeholder('userId')),
        eq(authorityLimits.roleId, sql.placeholder('roleId')),
      ),
    )
    .prepare('authority_limits'),
)

/**
 * The underwriting authority of a user: the user's limits, then the role's, then the standard
 * limits. The first limits that match a quote apply.
 */
export const authorityOf = async (
  { database }: Pick<Services, 'database'>,
  { userId, roleId }: { readonly userId: string; readonly roleId: string },
): Promise<readonly Authority[]> => {
  const rows = await limitsQuery(database.handle()).execute({ userId, roleId })
  const own = rows.filter((row) => row.userId === userId).toSorted(byLine)
  const ofRole = rows.filter((row) => row.userId !== userId).toSorted(byLine)
  return [...[...own, ...ofRole].map(limitsOf), ...standardAuthority(roleId)]
}
