import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Region } from '#core/foundation/region/regions.ts'
import type {
  RecordClaims,
  RecordGrant,
  SignInMethod,
  Tokens,
  UserClaims,
} from '#core/identity/session/model.ts'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { displayName } from '../../directory/users/display-names.ts'
import { organisations } from '../../directory/users/tables.ts'
import { activeSessionOf } from './active-session.ts'
import { refreshTokens, sessions } from './tables.ts'

/** Milliseconds in which a used refresh token is accepted again, in case the response was lost. */
const reuseGrace = 5_000

/** Token pairs per refresh token: one, and another in case the response was lost. */
const maxChildren = 2

/**
 * A new session of a user: how they signed in, and the account they act in when it is not their
 * own.
 */
export interface UserSession {
  readonly userId: string
  readonly signedInBy?: SignInMethod
  readonly device?: string
  readonly delegated?: {
    readonly organisationId: string
    readonly roleId: string
    /** The session that this one was delegated from. */
    readonly parentId: string
  }
}

/** The subject of a session: a user, or a record without a user. */
export type SessionSubject =
  | UserSession
  | {
      readonly grant: RecordGrant
      readonly flow: string
      /** The link that opens the record. */
      readonly workflowId?: string
    }

type SessionRow = typeof sessions.$inferSelect

const newRefreshToken = async (services: Services, sessionId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const now = services.clock.now()
  const expires = new Date(now.getTime() + services.config.refreshTtl * 1000)
  const handle = services.database.handle()
  await handle
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), lte(refreshTokens.expires, now)))
  await handle.insert(refreshTokens).values({ hash: hashOfToken(token), sessionId, expires })
  return token
}

const userClaimsOf = async (services: Services, session: SessionRow): Promise<UserClaims> => {
  const active = await activeSessionOf(services, session.id)
  if (!active) throw new ApiError('sessionExpired')
  const { user, own, organisation, role } = active
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
    ...(organisation.accountType !== 'PARAPET' && { region: organisation.region }),
  }
}

/** The region of the agency of a record; undefined when there is no such record. */
export const regionOfRecord = async (
  services: Services,
  grant: RecordGrant,
): Promise<Region | undefined> => {
  const agencyId = await services.agencyOfRecord(grant)
  if (agencyId === undefined) return undefined
  const [agency] = await services.database
    .handle()
    .select({ region: organisations.region })
    .from(organisations)
    .where(eq(organisations.id, agencyId))
  return agency?.region
}

const recordClaimsOf = async (
  services: Services,
  grant: RecordGrant,
  { id: sessionId, flow, workflowId }: SessionRow,
): Promise<RecordClaims> => {
  const region = await regionOfRecord(services, grant)
  return {
    kind: 'record',
    grant,
    ...(region && { region }),
    ...(flow && { flow }),
    ...(workflowId && { workflowId }),
    sessionId,
  }
}

const tokensOf = async (services: Services, session: SessionRow): Promise<Tokens> => {
  const { id: sessionId, userId, grantKind, grantId } = session
  const claims = userId
    ? await userClaimsOf(services, session)
    : grantKind && grantId
      ? await recordClaimsOf(services, { kind: grantKind, id: grantId }, session)
      : undefined
  if (!claims) throw new ApiError('sessionExpired')
  const issued = await services.tokens.issue(claims)
  return { ...issued, refreshToken: await newRefreshToken(services, sessionId) }
}

/** Opens a session and issues its first tokens. */
export const startSession = (services: Services, subject: SessionSubject): Promise<Tokens> =>
  services.database.transaction(async () => {
    const values =
      'userId' in subject
        ? {
            userId: subject.userId,
            ...subject.delegated,
            ...(subject.signedInBy && { signedInBy: subject.signedInBy }),
            device: subject.device ?? '',
          }
        : {
            grantKind: subject.grant.kind,
            grantId: subject.grant.id,
            flow: subject.flow,
            ...(subject.workflowId !== undefined && { workflowId: subject.workflowId }),
          }
    const now = services.clock.now()
    const [session] = await services.database
      .handle()
      .insert(sessions)
      .values({ id: services.newId(), created: now, lastSeen: now, ...values })
      .returning()
    if (!session) throw new Error('The session was not written')
    return tokensOf(services, session)
  })

/** Ends a session and those delegated from it: their tokens are invalid at once. */
export const endSession = async (services: Services, sessionId: string): Promise<void> => {
  await services.database
    .handle()
    .update(sessions)
    .set({ ended: services.clock.now() })
    .where(
      and(or(eq(sessions.id, sessionId), eq(sessions.parentId, sessionId)), isNull(sessions.ended)),
    )
}

type Use = { readonly kind: 'reused' | 'refused' } | { readonly kind: 'fresh'; tokens: Tokens }

/**
 * Exchanges a refresh token for new tokens, once, and a second time within the grace period. A
 * later use ends the session, because somebody else has a copy. A third use within the grace period
 * is rejected without ending the session, because several tabs may wake at the same time.
 */
export const refresh = async (services: Services, refreshToken: string): Promise<Tokens> => {
  const now = services.clock.now()
  const use = await services.database.transaction(async (): Promise<Use> => {
    const handle = services.database.handle()
    const hash = hashOfToken(refreshToken)
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
    if (row.token.children >= maxChildren) return { kind: 'refused' }
    await handle
      .update(refreshTokens)
      .set({ used: used ?? now, children: row.token.children + 1 })
      .where(eq(refreshTokens.hash, hash))
    if (!used) {
      await handle.update(sessions).set({ lastSeen: now }).where(eq(sessions.id, row.session.id))
    }
    return { kind: 'fresh', tokens: await tokensOf(services, row.session) }
  })
  if (use.kind !== 'fresh') throw new ApiError('sessionExpired')
  return use.tokens
}

/** Ends the session of a refresh token. Ignores an unknown token or ended session. */
export const signOutOf = async (services: Services, refreshToken: string): Promise<void> => {
  const [row] = await services.database
    .handle()
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOfToken(refreshToken)))
  if (row) await endSession(services, row.sessionId)
}
