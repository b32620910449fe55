import { eq, or } from 'drizzle-orm'
import type { Authority } from '#core/directory/authority/model.ts'
import { regions } from '#core/foundation/region/regions.ts'
import type { Services } from '../../kernel/services.ts'
import { standardAuthority } from './standard.ts'
import { authorityLimits, type AuthorityRecord } from './tables.ts'

export const limitsOf = ({
  region,
  maxLimit,
  maxPremium,
  maxIrpm,
}: AuthorityRecord): Authority => ({
  region,
  maxLimit,
  maxPremium,
  maxIrpm,
})

/** How far a user decides alone, by region: by the own limits, else the role's, else the standard. */
export const authorityOf = async (
  { database }: Pick<Services, 'database'>,
  { userId, roleId }: { readonly userId: string; readonly roleId: string },
): Promise<readonly Authority[]> => {
  const rows = await database
    .handle()
    .select()
    .from(authorityLimits)
    .where(or(eq(authorityLimits.userId, userId), eq(authorityLimits.roleId, roleId)))
  const standard = standardAuthority(roleId)
  return regions.flatMap((region) => {
    const here = rows.filter((row) => row.region === region)
    const set = here.find((row) => row.userId === userId) ?? here[0]
    return set ? [limitsOf(set)] : standard.filter((each) => each.region === region)
  })
}
