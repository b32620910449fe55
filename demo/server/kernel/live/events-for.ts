import type { ChangedBy, LiveEvent } from '#core/platform/live/model.ts'
import { isPermitted } from '../scope/permitted.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from '../signed-in.ts'
import { isStaff } from '../viewer.ts'
import type { Change } from './changes.ts'
import type { Actor, Insured, LiveDomains, LiveRecords } from './records.ts'

/**
 * The key of viewers who see the same records: staff, or users of an agency with the same teams. A
 * policyholder's scope also depends on the user.
 */
export const scopeKey = (viewer: SignedIn): string => {
  const { accountType, accountId, teamIds, permissions, userId, isImpersonating } = viewer
  return JSON.stringify([
    accountType,
    accountId,
    teamIds ?? null,
    permissions,
    ...(accountType === 'CUSTOMER' ? [userId, isImpersonating] : []),
  ])
}

/** Whether a change may concern records that the viewer sees, or saw before. */
const concerns = ({ agencies }: Change, viewer: SignedIn): boolean =>
  viewer.accountType !== 'AGENCY' || agencies === undefined || agencies.has(viewer.accountId)

/**
 * A missing record was deleted or left the lists, so viewers who may have seen it are notified
 * without a record.
 */
const hearsOfLeaving = (viewer: SignedIn): boolean =>
  isStaff(viewer) || viewer.accountType === 'AGENCY'

/** A change to stream, with the data that all streams share. */
export interface LiveChange {
  readonly change: Change
  readonly kind: LiveRecords | undefined
  /** The policyholders who may see its records; read once, because each policyholder is a scope. */
  readonly insured: () => Promise<Insured>
}

export const liveChangeOf = (
  services: Pick<Services, 'database'>,
  { records }: LiveDomains,
  change: Change,
): LiveChange => {
  const kind = records.find((each) => each.kind === change.kind)
  let insured: Promise<Insured> | undefined
  return {
    change,
    kind,
    insured: () => (insured ??= kind?.insuredIn(services, [...(change.ids ?? [])]) ?? nobody),
  }
}

const nobody: Promise<Insured> = Promise.resolve({ accountIds: new Set(), userIds: new Set() })

/** Whether a viewer is a policyholder who sees none of the records. */
const isOtherInsured = async ({ insured }: LiveChange, viewer: SignedIn): Promise<boolean> => {
  // impersonating staff read with the account's id
  if (viewer.accountType !== 'CUSTOMER' || viewer.isImpersonating) return false
  const { accountIds, userIds } = await insured()
  return !accountIds.has(viewer.accountId) && !userIds.has(viewer.userId)
}

/** The event of a change for the viewers of one scope; undefined for none. */
export const eventFor = async (
  services: Pick<Services, 'database'>,
  live: LiveChange,
  viewer: SignedIn,
): Promise<LiveEvent | undefined> => {
  const { change, kind } = live
  if (kind === undefined || !isPermitted(viewer, kind.permission)) return undefined
  if (!concerns(change, viewer)) return undefined
  const event = { type: 'changed', kind: change.kind } as const
  if (change.ids === undefined) return { ...event, records: [] }
  if (await isOtherInsured(live, viewer)) return undefined
  const seen = await kind.visibleTo(services, viewer, [...change.ids])
  if (seen.length === 0 && !hearsOfLeaving(viewer)) return undefined
  const isLess = seen.length < change.ids.size && hearsOfLeaving(viewer)
  return {
    ...event,
    records: isLess
      ? []
      : seen.map(({ id, modified }) => ({ id, version: modified.toISOString() })),
  }
}

/** The author of a change. Staff see every name, others only those of their account. */
export const actorFor = (
  actor: Actor | undefined,
  by: string | undefined,
  viewer: SignedIn,
): { readonly by?: ChangedBy } => {
  if (by === undefined) return {}
  const isKnown = actor && (isStaff(viewer) || actor.organisationId === viewer.accountId)
  return { by: { isYou: by === viewer.userId, ...(isKnown && { name: actor.name }) } }
}
