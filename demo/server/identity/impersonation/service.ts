import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { AnswerOf } from '#core/platform/api/endpoint.ts'
import type { redeemDelegationToken } from '#core/identity/impersonation/endpoints.ts'
import { accountTypeAt, isDelegable } from '#core/identity/impersonation/rules.ts'
import { notFound, ApiError } from '../../kernel/api-error.ts'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { activeSessionOf } from '../session/active-session.ts'
import { startSession } from '../session/service.ts'
import { displayName } from '../../directory/users/display-names.ts'
import { memberships, organisations, users } from '../../directory/users/tables.ts'
import { impersonationRoleOf } from './roles.ts'
import { delegationTokens } from './tables.ts'

/**
 * Milliseconds that a one-time token is valid. The tab that opens with the click uses it at once.
 */
const tokenTtl = 60_000

const accountTypeUnknown = (): ApiError => new ApiError('accountTypeUnknown')

/** Stores a one-time token. Inside another account, it belongs to the parent session. */
const issueToken = async (
  services: Services,
  viewer: SignedIn,
  delegated: { readonly organisationId: string; readonly roleId: string },
): Promise<{ token: string }> => {
  const token = randomBytes(32).toString('base64url')
  const now = services.clock.now()
  const handle = services.database.handle()
  await handle.delete(delegationTokens).where(lte(delegationTokens.expires, now))
  await handle.insert(delegationTokens).values({
    hash: hashOfToken(token),
    sessionId: viewer.parentSessionId ?? viewer.sessionId,
    expires: new Date(now.getTime() + tokenTtl),
    ...delegated,
  })
  return { token }
}

/**
 * Issues a token with which staff impersonate an account; the path contains the expected account
 * type.
 */
export const impersonate = async (
  services: Services,
  viewer: SignedIn,
  { personaPath, accountId }: { readonly personaPath: string; readonly accountId: string },
): Promise<{ token: string }> => {
  const [account] = await services.database
    .handle()
    .select()
    .from(organisations)
    .where(eq(organisations.id, accountId))
  if (!account) throw notFound()
  const { accountType } = account
  if (!isDelegable(accountType)) throw accountTypeUnknown()
  if (accountTypeAt(personaPath) !== accountType) throw notFound()
  const roleId = await impersonationRoleOf(services, { id: account.id, accountType })
  return issueToken(services, viewer, { organisationId: account.id, roleId })
}

/** The open accounts of a user: their own first, then their memberships by name. */
const openAccountsOf = async ({ database }: Services, userId: string) => {
  const handle = database.handle()
  const own = await handle
    .select({ organisation: organisations, roleId: users.roleId })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.id, userId))
  const further = await handle
    .select({ organisation: organisations, roleId: memberships.roleId })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .where(and(eq(memberships.userId, userId), eq(organisations.isDisabled, false)))
    .orderBy(organisations.name, organisations.locationAlias)
  return [...own, ...further]
}

/** Issues a token to switch to another of the viewer's accounts. */
export const switchTo = async (
  services: Services,
  viewer: SignedIn,
  accountId: string,
): Promise<{ token: string }> => {
  const all = await openAccountsOf(services, viewer.userId)
  const found = all.find(({ organisation }) => organisation.id === accountId)
  if (!found) throw notFound()
  if (found.organisation.accountType === 'UNKNOWN') throw accountTypeUnknown()
  return issueToken(services, viewer, { organisationId: accountId, roleId: found.roleId })
}

/** The accounts of a user, with the viewer's current one marked. */
export const accountsOf = async (services: Services, userId: string, currentId: string) =>
  (await openAccountsOf(services, userId)).map(({ organisation }) => ({
    id: organisation.id,
    name: displayName(organisation),
    accountType: organisation.accountType,
    isCurrent: organisation.id === currentId,
  }))

const linkNotFound = (): ApiError => new ApiError('linkNotFound')

/**
 * Opens the delegated session of a one-time token, once. The user who requested it must still be
 * signed in and permitted.
 */
export const openDelegatedSession = (
  services: Services,
  token: string,
): Promise<AnswerOf<typeof redeemDelegationToken>> =>
  services.database.transaction(async () => {
    // a single statement reads and deletes the row, so that only one of two parallel calls succeeds
    const [row] = await services.database
      .handle()
      .delete(delegationTokens)
      .where(
        and(
          eq(delegationTokens.hash, hashOfToken(token)),
          gt(delegationTokens.expires, services.clock.now()),
        ),
      )
      .returning()
    const parent = row && (await activeSessionOf(services, row.sessionId))
    if (!parent) throw linkNotFound()
    const { organisationId, roleId, sessionId } = row
    const { signedInBy, device } = parent.session
    const tokens = await startSession(services, {
      userId: parent.user.id,
      signedInBy,
      device,
      delegated: { organisationId, roleId, parentId: sessionId },
    }).catch((error: unknown) => {
      throw error instanceof ApiError ? linkNotFound() : error
    })
    const [account] = await services.database
      .handle()
      .select()
      .from(organisations)
      .where(eq(organisations.id, organisationId))
    if (!account) throw linkNotFound()
    return { ...tokens, accountType: account.accountType, accountName: displayName(account) }
  })
