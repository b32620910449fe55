import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type {
  hostCode,
  hostConsent,
  hostExchange,
  hostQuery,
  HostRequest,
  HostTokens,
  HostUser,
} from '#core/identity/host-sign-in/model.ts'
import { challengeOf } from '#core/identity/host-sign-in/pkce.ts'
import { activeClientKey } from '../access/active-keys.ts'
import { originsOfKey } from '../access/origins.ts'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { activeSessionOf } from '../session/active-session.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import { hostCodes } from './tables.ts'

/** Seconds that a page has to exchange its code. */
const codeTtl = 60

/** The key of the requesting page, from an origin of the key. */
const keyOf = async (services: Services, { clientKey, origin }: z.output<typeof hostQuery>) => {
  const row = await activeClientKey(services, clientKey)
  if (!row) throw new ApiError('keyRefused')
  if (!originsOfKey(services.config, row.key).has(origin)) {
    throw new ApiError('originRefused', { params: { origin } })
  }
  return row
}

/** The agency and origin that request the sign-in, shown to the user. */
export const requestOf = async (
  services: Services,
  query: z.output<typeof hostQuery>,
): Promise<HostRequest> => {
  const { agencyName } = await keyOf(services, query)
  return { agencyName, origin: query.origin }
}

/** Lets a page identify the viewer. Not allowed in delegated sessions. */
export const authorize = async (
  services: Services,
  { userId, sessionId, parentSessionId }: SignedIn,
  { codeChallenge, ...query }: z.output<typeof hostConsent>,
): Promise<z.output<typeof hostCode>> => {
  if (parentSessionId !== undefined) throw new ApiError('forbidden')
  const { key } = await keyOf(services, query)
  const now = services.clock.now()
  const code = randomBytes(32).toString('base64url')
  const handle = services.database.handle()
  await handle.delete(hostCodes).where(lte(hostCodes.expires, now))
  await handle.insert(hostCodes).values({
    hash: hashOfToken(code),
    keyId: key.id,
    origin: query.origin,
    challenge: codeChallenge,
    userId,
    sessionId,
    expires: new Date(now.getTime() + codeTtl * 1000),
  })
  return { code, expiresIn: codeTtl }
}

/** The user data that a page receives. The account is the user's own, whichever they work in. */
const hostUserOf = async (
  { database }: Services,
  userId: string,
): Promise<HostUser | undefined> => {
  const [row] = await database
    .handle()
    .select({ user: users, organisation: organisations })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, userId))
  return (
    row && {
      name: `${row.user.firstName} ${row.user.lastName}`,
      email: row.user.email,
      accountId: row.organisation.id,
      accountName: row.organisation.name,
    }
  )
}

/**
 * Exchanges a code for a token, once. Requires the key, the origin and the verifier of the code.
 */
export const exchange = async (
  { clientKey, code, codeVerifier }: z.output<typeof hostExchange>,
  { services, request }: Context,
): Promise<HostTokens> => {
  const [row] = await services.database
    .handle()
    .delete(hostCodes)
    .where(and(eq(hostCodes.hash, hashOfToken(code)), gt(hostCodes.expires, services.clock.now())))
    .returning()
  const isValid =
    row !== undefined &&
    row.challenge === challengeOf(codeVerifier) &&
    row.origin === request.headers.get('Origin')
  if (!isValid) throw new ApiError('hostCodeRefused')
  const { key } = await keyOf(services, { clientKey, origin: row.origin })
  if (key.id !== row.keyId) throw new ApiError('hostCodeRefused')
  // rejects users who signed out meanwhile or can no longer sign in
  const isSignedIn = (await activeSessionOf(services, row.sessionId)) !== undefined
  const user = isSignedIn ? await hostUserOf(services, row.userId) : undefined
  if (!user) throw new ApiError('hostCodeRefused')
  const issued = await services.tokens.issue({
    kind: 'key',
    keyId: key.id,
    agencyId: key.agencyId,
    visitorId: row.userId,
    user: { id: row.userId, sessionId: row.sessionId },
  })
  return { ...issued, user }
}

/** The user who is signed in on a host page. */
export const signedInUserOf = async ({
  services,
  viewer,
}: Context): Promise<{ readonly user?: HostUser }> => {
  const user =
    viewer.kind === 'key' && viewer.userId !== undefined
      ? await hostUserOf(services, viewer.userId)
      : undefined
  return user ? { user } : {}
}
