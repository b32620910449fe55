import { eq } from 'drizzle-orm'
import type { Organisation, Profile } from '#core/identity/session/model.ts'
import type { Locale } from '#core/foundation/region/regions.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { photoAddress } from './photo.ts'
import { displayName } from '../../directory/users/display-names.ts'
import { roleName } from '../../directory/users/display-names.ts'
import { organisations, roles, users } from '../../directory/users/tables.ts'

const initialOf = (name: string): string => name.slice(0, 1).toUpperCase()

const organisationOf = (row: typeof organisations.$inferSelect): Organisation => ({
  id: row.id,
  name: row.name,
  fullName: displayName(row),
  accountType: row.accountType,
  enforceMfa: row.enforceMfa,
  isStaff: row.accountType === 'PARAPET',
  uwEnabled: row.uwEnabled,
  ...(row.npn && { npn: row.npn }),
  ...(row.locationAlias && { locationAlias: row.locationAlias }),
  ...(row.wizerCustomerId && { wizerCustomerId: row.wizerCustomerId }),
})

/** The user's profile, with their current account and role. */
export const profileOf = async (
  services: Services,
  { userId, accountId, roleId }: Pick<SignedIn, 'userId' | 'accountId' | 'roleId'>,
  locale: Locale,
): Promise<Profile> => {
  const [row] = await services.database
    .handle()
    .select({ user: users, organisation: organisations, role: roles })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, accountId))
    .innerJoin(roles, eq(roles.id, roleId ?? users.roleId))
    .where(eq(users.id, userId))
  if (!row) throw notFound()
  const { user, organisation, role } = row
  const avatarUrl = await photoAddress(services, userId)
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    initials: initialOf(user.firstName) + initialOf(user.lastName),
    email: user.email,
    role: { id: role.id, name: roleName(services, role, locale) },
    mfaType: user.mfaType,
    account: organisationOf(organisation),
    ...(user.middleName && { middleName: user.middleName }),
    ...(user.phone && { phone: user.phone }),
    ...(user.npn && { npn: user.npn }),
    ...(avatarUrl && { avatarUrl }),
  }
}
