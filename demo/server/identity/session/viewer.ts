import { eq } from 'drizzle-orm'
import type { KeyClaims, TokenClaims } from '#core/identity/session/model.ts'
import type { Permission } from '#core/platform/permissions/permission-table.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { activeKeyById } from '../access/active-keys.ts'
import { authorityOf } from '../../directory/underwriting-authority/authority-limits.ts'
import { fullName } from '../../directory/users/user-name.ts'
import { teamsOf } from '../../directory/teams/members.ts'
import { isImpersonationSession, sessionPermissions, activeSessionOf } from './active-session.ts'
import { sessions } from './tables.ts'

/** The permission of users with underwriting authority. */
const underwritingPermission: Permission = 'quote:review'

const anonymous: Viewer = { kind: 'anonymous' }

const bearerOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]

const userViewer = async (services: Services, sessionId: string): Promise<Viewer | undefined> => {
  const active = await activeSessionOf(services, sessionId)
  if (!active) return undefined
  const { session, user, organisation, role } = active
  const permissions = sessionPermissions(active)
  return {
    kind: 'user',
    sessionId,
    userId: user.id,
    name: fullName(user),
    accountId: organisation.id,
    accountType: organisation.accountType,
    roleId: role.id,
    viewerKind: role.viewerKind,
    permissions,
    isImpersonating: isImpersonationSession(active),
    ...(organisation.accountType !== 'PARAPET' && { region: organisation.region }),
    ...(session.parentId && { parentSessionId: session.parentId }),
    ...(permissions.includes(underwritingPermission) && {
      authority: await authorityOf(services, { userId: user.id, roleId: role.id }),
    }),
    ...(role.teamRealm && { teamIds: await teamsOf(services, user.id, organisation.id) }),
  }
}

/** The session of a record's token with the link that opened it; undefined once it has ended. */
const openSession = async (
  { database }: Services,
  sessionId: string,
): Promise<{ readonly workflowId: string | null } | undefined> => {
  const [row] = await database
    .handle()
    .select({ ended: sessions.ended, workflowId: sessions.workflowId })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.ended === null ? row : undefined
}

const keyViewer = async (
  services: Services,
  { kind, keyId, agencyId, visitorId, user }: KeyClaims,
): Promise<Viewer | undefined> => {
  const key = await activeKeyById(services, keyId)
  if (!key) return undefined
  const { mode } = key
  // the same id under another key of the agency is a different embed user
  if (!user) return { kind, keyId, agencyId, mode, embedUserId: `${keyId} ${visitorId}` }
  if (!(await userViewer(services, user.sessionId))) return undefined
  // a page cannot choose an id with this prefix for its embed user
  return { kind, keyId, agencyId, mode, embedUserId: `user:${user.id} ${keyId}`, userId: user.id }
}

const viewerFrom = async (services: Services, claims: TokenClaims): Promise<Viewer | undefined> => {
  switch (claims.kind) {
    case 'user':
      return userViewer(services, claims.sessionId)
    case 'key':
      return keyViewer(services, claims)
    case 'record': {
      const { grant, agencyId, keyId, flow, sessionId } = claims
      const key = keyId ? await activeKeyById(services, keyId) : undefined
      if (keyId && !key) return undefined
      const session = sessionId ? await openSession(services, sessionId) : undefined
      if (sessionId && !session) return undefined
      return {
        kind: 'record',
        grant,
        mode: key?.mode ?? 'live',
        ...(agencyId && { agencyId }),
        ...(keyId && { keyId }),
        ...(flow && { flow }),
        ...(session?.workflowId && { workflowId: session.workflowId }),
      }
    }
  }
}

/**
 * The viewer of a bearer token; undefined when the token is invalid. Reads permissions at each
 * call, so that a sign-out, a changed role or a switched-off key takes effect at once.
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
