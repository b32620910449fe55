import { eq, sql } from 'drizzle-orm'
import type { TokenClaims } from '#core/session/model.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { organisations, roles, users } from '../users/tables.ts'
import { sessions } from './tables.ts'

const anonymous: Viewer = { kind: 'anonymous' }

const bearerOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]

const userViewer = async (
  { database, config }: Services,
  sessionId: string,
): Promise<Viewer | undefined> => {
  const [row] = await database
    .handle()
    .select({
      ended: sessions.ended,
      status: users.status,
      isDemo: users.isDemo,
      userId: users.id,
      accountId: organisations.id,
      accountType: organisations.accountType,
      persona: roles.persona,
      permissions: roles.permissions,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(
      organisations,
      eq(organisations.id, sql`coalesce(${sessions.organisationId}, ${users.organisationId})`),
    )
    .innerJoin(roles, eq(roles.id, sql`coalesce(${sessions.roleId}, ${users.roleId})`))
    .where(eq(sessions.id, sessionId))
  if (!row || row.ended || row.status !== 'ACTIVE') return undefined
  if (row.isDemo && !config.demo) return undefined
  const { userId, accountId, accountType, persona, permissions } = row
  return { kind: 'user', sessionId, userId, accountId, accountType, persona, permissions }
}

const isOpen = async ({ database }: Services, sessionId: string): Promise<boolean> => {
  const [row] = await database
    .handle()
    .select({ ended: sessions.ended })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row !== undefined && row.ended === null
}

const viewerFrom = async (services: Services, claims: TokenClaims): Promise<Viewer | undefined> => {
  switch (claims.kind) {
    case 'user':
      return userViewer(services, claims.sessionId)
    case 'key':
      // a visitor is known to the one key: under another of the agency the same name is somebody else
      return { ...claims, visitorId: `${claims.keyId} ${claims.visitorId}` }
    case 'record': {
      const { grant, agencyId, flow, sessionId } = claims
      if (sessionId && !(await isOpen(services, sessionId))) return undefined
      return { kind: 'record', grant, ...(agencyId && { agencyId }), ...(flow && { flow }) }
    }
  }
}

/**
 * Who asks, by the bearer token. Undefined when a token was sent that does not work (any more):
 * rights are read anew at each call, so that a sign-out or a changed role counts at once.
 */
export const viewerOf = async (
  services: Services,
  request: Request,
): Promise<Viewer | undefined> => {
  const token = bearerOf(request)
  if (!token) return request.headers.has('Authorization') ? undefined : anonymous
  const claims = await services.tokens.read(token)
  return claims && viewerFrom(services, claims)
}
