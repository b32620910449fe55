import { and, count, eq, gt, isNull, lte, max } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { hashOfToken, newToken } from '../../kernel/one-time-token.ts'
import { portalLink } from '../../kernel/portal-link.ts'
import type { Services } from '../../kernel/services.ts'
import { users } from '../../directory/users/tables.ts'
import { userLinks, type LinkPurpose } from './tables.ts'

const minute = 60_000

/** Lifetime of a link in milliseconds, and its path in the portal. */
export const linkRules = {
  PASSWORD_RESET: { lives: 60 * minute, path: '/confirmPasswordReset' },
  MFA_RESET: { lives: 60 * minute, path: '/confirmMfaReset' },
  INVITATION: { lives: 7 * 24 * 60 * minute, path: '/confirmUser' },
} as const satisfies Record<LinkPurpose, unknown>

type User = typeof users.$inferSelect

export const linkNotFound = (): ApiError => new ApiError('linkNotFound')

/**
 * Creates a link in the caller's transaction and returns its address. The address is not stored.
 */
export const createLink = async (
  services: Services,
  { id: userId, region }: { readonly id: string; readonly region: Region },
  purpose: LinkPurpose,
): Promise<string> => {
  const { token, hash } = newToken()
  const { lives, path } = linkRules[purpose]
  const created = services.clock.now()
  const expires = new Date(created.getTime() + lives)
  const handle = services.database.handle()
  await handle
    .delete(userLinks)
    .where(and(eq(userLinks.userId, userId), lte(userLinks.expires, created)))
  await handle.insert(userLinks).values({ hash, purpose, userId, created, expires })
  return portalLink(services, region, `${path}/${token}`)
}

const isValidLink = ({ clock }: Services, token: string, purpose: LinkPurpose) =>
  and(
    eq(userLinks.hash, hashOfToken(token)),
    eq(userLinks.purpose, purpose),
    isNull(userLinks.used),
    gt(userLinks.expires, clock.now()),
  )

/**
 * Demo users have no links where the demo is off, and disabled users never have any. An invitation
 * does not ask for a second factor, so it is invalid once its user has signed in.
 */
const canUse = ({ config }: Services, user: User, purpose: LinkPurpose): boolean =>
  (config.demo || !user.isDemo) &&
  (purpose === 'INVITATION' ? user.status === 'INVITED' : user.status !== 'DISABLED')

/** The user of a valid link. Does not consume the link. */
export const findUserOf = async (
  services: Services,
  token: string,
  purpose: LinkPurpose,
): Promise<User | undefined> => {
  const [row] = await services.database
    .handle()
    .select({ user: users })
    .from(userLinks)
    .innerJoin(users, eq(users.id, userLinks.userId))
    .where(isValidLink(services, token, purpose))
  return row && canUse(services, row.user, purpose) ? row.user : undefined
}

/** The user of a valid link; 404 otherwise. */
export const userOf = async (
  services: Services,
  token: string,
  purpose: LinkPurpose,
): Promise<User> => {
  const user = await findUserOf(services, token, purpose)
  if (!user) throw linkNotFound()
  return user
}

/** Marks a link as used in the caller's transaction. Rejects the second of two parallel calls. */
export const consumeLink = async (
  services: Services,
  token: string,
  purpose: LinkPurpose,
): Promise<void> => {
  const used = await services.database
    .handle()
    .update(userLinks)
    .set({ used: services.clock.now() })
    .where(isValidLink(services, token, purpose))
    .returning({ hash: userLinks.hash })
  if (used.length === 0) throw linkNotFound()
}

/** Deletes all links of a user, or those of one purpose. */
export const invalidateLinks = async (
  { database }: Services,
  userId: string,
  purpose?: LinkPurpose,
): Promise<void> => {
  const isOfUser = eq(userLinks.userId, userId)
  const condition = purpose === undefined ? isOfUser : and(isOfUser, eq(userLinks.purpose, purpose))
  await database.handle().delete(userLinks).where(condition)
}

/**
 * Number of a user's links for a purpose within the last `within` milliseconds, and when the last
 * one was created.
 */
export const countRecentLinks = async (
  { database, clock }: Services,
  userId: string,
  purpose: LinkPurpose,
  within: number,
): Promise<{ readonly total: number; readonly last: Date | null }> => {
  const since = new Date(clock.now().getTime() - within)
  const [row] = await database
    .handle()
    .select({ total: count(), last: max(userLinks.created) })
    .from(userLinks)
    .where(
      and(
        eq(userLinks.userId, userId),
        eq(userLinks.purpose, purpose),
        gt(userLinks.created, since),
      ),
    )
  return row ?? { total: 0, last: null }
}
