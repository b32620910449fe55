import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { RecordGrant, SignInWay, Tokens, UserClaims } from '#core/session/model.ts'
import type { SignInInput } from '#core/sign-in/model.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { displayName } from '../users/organisation.ts'
import { users } from '../users/tables.ts'
import { secretMatches } from './passwords.ts'
import { placeOf } from './place.ts'
import { refreshTokens, sessions, signInFailures } from './tables.ts'

/** A refresh token that was used may be used again this long: its answer may have been lost. */
const reuseGrace = 5_000
const failureWindow = 15 * 60_000
/** Failed sign-ins in the window: of one e-mail address, and from one address of the network. */
const failuresAllowed = { email: 10, ip: 200 } as const

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A user's session: how they came in, and where they act when that is not their own place. */
export interface UserSession {
  readonly userId: string
  readonly signedInBy?: SignInWay
  readonly device?: string
  readonly acting?: {
    readonly organisationId: string
    readonly roleId: string
    /** The session that the visit is paid from. */
    readonly parentId: string
  }
}

/** What a session is for: a user, or one record without a user. */
export type SessionOwner = UserSession | { readonly grant: RecordGrant; readonly flow: string }

type SessionRow = typeof sessions.$inferSelect

const newRefreshToken = async (services: Services, sessionId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const now = services.clock.now()
  const expires = new Date(now.getTime() + services.config.refreshTtl * 1000)
  const handle = services.database.handle()
  await handle
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), lte(refreshTokens.expires, now)))
  await handle.insert(refreshTokens).values({ hash: hashOf(token), sessionId, expires })
  return token
}

const userClaimsOf = async (services: Services, session: SessionRow): Promise<UserClaims> => {
  const place = await placeOf(services, session.id)
  if (!place) throw new Refusal(401, 'sessionExpired')
  const { user, own, organisation, role } = place
  return {
    kind: 'user',
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    accountType: organisation.accountType,
    accountId: organisation.id,
    accountName: displayName(organisation),
    enforceMfa: organisation.enforceMfa,
    mfaType: user.mfaType,
    scopes: role.scopes,
    sessionId: session.id,
    ...(session.parentId && { parentSessionId: session.parentId }),
    subscriberType: own.accountType,
    realm: role.teamRealm ? 'TEAM' : 'ACCOUNT',
    signedInBy: session.signedInBy,
  }
}

const tokensOf = async (services: Services, session: SessionRow): Promise<Tokens> => {
  const { id: sessionId, userId, grantKind, grantId, flow } = session
  const claims = userId
    ? await userClaimsOf(services, session)
    : grantKind && grantId
      ? {
          kind: 'record' as const,
          grant: { kind: grantKind, id: grantId },
          ...(flow && { flow }),
          sessionId,
        }
      : undefined
  if (!claims) throw new Refusal(401, 'sessionExpired')
  const issued = await services.tokens.issue(claims)
  return { ...issued, refreshToken: await newRefreshToken(services, sessionId) }
}

/** Opens a session and gives its first tokens. */
export const startSession = (services: Services, owner: SessionOwner): Promise<Tokens> =>
  services.database.transaction(async () => {
    const values =
      'userId' in owner
        ? {
            userId: owner.userId,
            ...owner.acting,
            ...(owner.signedInBy && { signedInBy: owner.signedInBy }),
            device: owner.device ?? '',
          }
        : { grantKind: owner.grant.kind, grantId: owner.grant.id, flow: owner.flow }
    const now = services.clock.now()
    const [session] = await services.database
      .handle()
      .insert(sessions)
      .values({ id: services.newId(), created: now, lastSeen: now, ...values })
      .returning()
    if (!session) throw new Error('The session was not written')
    return tokensOf(services, session)
  })

/** Ends a session and the visits paid from it: their tokens stop working at once. */
export const endSession = async (services: Services, sessionId: string): Promise<void> => {
  await services.database
    .handle()
    .update(sessions)
    .set({ ended: services.clock.now() })
    .where(
      and(or(eq(sessions.id, sessionId), eq(sessions.parentId, sessionId)), isNull(sessions.ended)),
    )
}

/** Counts this attempt as failed until it succeeds, one at a time, so that parallel guesses cannot slip through. */
const countAttempt = (services: Services, subject: string, allowed: number): Promise<string> =>
  services.database.transaction(async () => {
    const handle = services.database.handle()
    const now = services.clock.now()
    const since = new Date(now.getTime() - failureWindow)
    const ofSubject = eq(signInFailures.subject, subject)
    await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
    await handle.delete(signInFailures).where(and(ofSubject, lte(signInFailures.at, since)))
    const [seen] = await handle
      .select({ failures: count(), first: min(signInFailures.at) })
      .from(signInFailures)
      .where(ofSubject)
    if (seen && seen.failures >= allowed) {
      const wait = (seen.first ?? now).getTime() + failureWindow - now.getTime()
      throw new Refusal(429, 'tooManyAttempts', {
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) },
      })
    }
    const id = services.newId()
    await handle.insert(signInFailures).values({ id, subject, at: now })
    return id
  })

const refusalOf = {
  UNVALIDATED: { status: 412, code: 'emailNotValidated' },
  PASSWORD_EXPIRED: { status: 418, code: 'passwordExpired' },
  DISABLED: { status: 409, code: 'userDisabled' },
} as const

/** E-mail and password for tokens. What is wrong with a user is told only to who knows the password. */
export const signInByPassword = async (
  services: Services,
  { username, password }: SignInInput,
  ip: string,
): Promise<Tokens> => {
  const handle = services.database.handle()
  const email = username.trim().toLowerCase()
  const subject = `email ${email}`
  await countAttempt(services, subject, failuresAllowed.email)
  const fromHere = await countAttempt(services, `ip ${ip}`, failuresAllowed.ip)
  const [found] = await handle.select().from(users).where(eq(users.email, email))
  const user = found?.isDemo && !services.config.demo ? undefined : found
  if (!(await secretMatches(user?.passwordHash, password)) || !user) {
    throw new Refusal(401, 'loginFailed')
  }
  await handle
    .delete(signInFailures)
    .where(or(eq(signInFailures.subject, subject), eq(signInFailures.id, fromHere)))
  if (user.status !== 'ACTIVE') {
    const { status, code } = refusalOf[user.status]
    throw new Refusal(status, code)
  }
  return startSession(services, { userId: user.id })
}

type Use = { readonly kind: 'reused' | 'refused' } | { readonly kind: 'fresh'; tokens: Tokens }

/** A refresh token for new tokens, once. A second use ends the session: somebody else has a copy. */
export const refresh = async (services: Services, refreshToken: string): Promise<Tokens> => {
  const now = services.clock.now()
  const use = await services.database.transaction(async (): Promise<Use> => {
    const handle = services.database.handle()
    const hash = hashOf(refreshToken)
    const [row] = await handle
      .select({ token: refreshTokens, session: sessions })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, hash))
      .for('update')
    if (!row || row.session.ended || row.token.expires <= now) return { kind: 'refused' }
    const { used } = row.token
    if (used && now.getTime() - used.getTime() > reuseGrace) {
      await endSession(services, row.session.id)
      return { kind: 'reused' }
    }
    if (!used) {
      await handle.update(refreshTokens).set({ used: now }).where(eq(refreshTokens.hash, hash))
      await handle.update(sessions).set({ lastSeen: now }).where(eq(sessions.id, row.session.id))
    }
    return { kind: 'fresh', tokens: await tokensOf(services, row.session) }
  })
  if (use.kind !== 'fresh') throw new Refusal(401, 'sessionExpired')
  return use.tokens
}

/** Ends the session of a refresh token; one that is unknown or ended already is no error. */
export const signOutOf = async (services: Services, refreshToken: string): Promise<void> => {
  const [row] = await services.database
    .handle()
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(refreshToken)))
  if (row) await endSession(services, row.sessionId)
}
