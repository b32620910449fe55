import { baseLocale } from '#core/foundation/wording/engine.ts'
import { tokenKindOf, type TokenKind } from '../scope/permitted.ts'
import type { Services } from '../services.ts'
import type { Viewer } from '../viewer.ts'
import type { activity } from './tables.ts'

/** The actor: the caller of an endpoint, or a queued job by its kind. */
export type Actor = Viewer | { readonly kind: 'job'; readonly name: string }

/** The columns of the log with the actor, on whose behalf they acted, and the origin. */
export type ActorColumns = Pick<
  typeof activity.$inferInsert,
  | 'actorKind'
  | 'actorId'
  | 'actorName'
  | 'organisationId'
  | 'isStaff'
  | 'delegation'
  | 'delegationId'
  | 'origin'
>

/** People who are identified only by a mailed link and its security code. */
const linkHolders = ['code', 'review', 'notice'] as const satisfies readonly TokenKind[]

const isLinkHolder = (kind: TokenKind): kind is (typeof linkHolders)[number] =>
  linkHolders.some((each) => each === kind)

type User = Extract<Viewer, { kind: 'user' }>
type RecordToken = Extract<Viewer, { kind: 'record' }>

const delegationOf = ({ isImpersonating, parentSessionId, accountId }: User) => {
  if (isImpersonating) return { delegation: 'impersonation', delegationId: accountId } as const
  return parentSessionId === undefined
    ? {}
    : ({ delegation: 'accountSwitch', delegationId: accountId } as const)
}

const ofRecordToken = (
  { wording }: Pick<Services, 'wording'>,
  viewer: RecordToken,
): ActorColumns => {
  const { kind, id } = viewer.grant
  const holder = tokenKindOf(viewer)
  if (holder !== undefined && isLinkHolder(holder))
    return {
      actorKind: 'link',
      actorId: `${kind} ${id}`,
      actorName: wording.in(baseLocale)(`activity:linkHolder.${holder}`),
      organisationId: id,
      isStaff: false,
      delegation: 'link',
      delegationId: viewer.workflowId ?? id,
      origin: 'portal',
    }
  return {
    actorKind: 'server',
    actorId: `${kind} ${id}`,
    actorName: '',
    organisationId: viewer.agencyId ?? null,
    isStaff: false,
    delegation: 'key',
    delegationId: viewer.keyId ?? null,
    origin: 'api',
  }
}

/** The actor columns of the log; undefined for callers without a token. */
export const actorColumnsOf = (
  services: Pick<Services, 'wording'>,
  actor: Actor,
): ActorColumns | undefined => {
  switch (actor.kind) {
    case 'anonymous':
      return undefined
    case 'user':
      return {
        actorKind: 'user',
        actorId: actor.userId,
        actorName: actor.name,
        organisationId: actor.accountId,
        isStaff: actor.accountType === 'PARAPET' || actor.isImpersonating === true,
        ...delegationOf(actor),
        origin: 'portal',
      }
    case 'key':
      return {
        actorKind: 'embedUser',
        actorId: actor.userId ?? actor.embedUserId,
        actorName: '',
        organisationId: actor.agencyId,
        isStaff: false,
        delegation: 'key',
        delegationId: actor.keyId,
        origin: 'embed',
      }
    case 'record':
      return ofRecordToken(services, actor)
    case 'job':
      return {
        actorKind: 'job',
        actorId: actor.name,
        actorName: '',
        isStaff: false,
        origin: 'job',
      }
  }
}
