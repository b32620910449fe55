import { eq } from 'drizzle-orm'
import type { ActivityChange } from '#core/platform/activity/model.ts'
import type { Services } from '../services.ts'
import type { Viewer } from '../viewer.ts'
import { actorColumnsOf, type Actor } from './actor.ts'
import { activity, type ActivityKind } from './tables.ts'

/** Kinds of record for which test mode has no tables of its own. */
const sharedKinds: readonly ActivityKind[] = ['user']

/** The record of an entry. */
export interface ActivitySubject {
  readonly kind: ActivityKind
  readonly id: string
  /** The record's human-readable number. */
  readonly number?: string
  /** The part of the record. */
  readonly part?: string
  /** The insured account that the record belongs to. */
  readonly accountId?: string | null
}

/** The instant, if a version of the record determines it; now when absent. */
interface When {
  readonly at?: Date | undefined
}

interface Entry extends When {
  readonly subject: ActivitySubject
  readonly act: (typeof activity.$inferInsert)['act']
  readonly changes?: readonly ActivityChange[]
  readonly seenKey?: string
}

/** Writes entries of one kind of record. Entries of records that test mode shares are live. */
const writeAll = async (
  services: Services,
  actor: Actor,
  entries: readonly Entry[],
): Promise<void> => {
  const [first] = entries
  const columns = actorColumnsOf(services, actor)
  if (first === undefined || columns === undefined) return
  const { database } = services
  const mode = sharedKinds.includes(first.subject.kind) ? 'live' : database.mode()
  const now = services.clock.now()
  const rows = entries.map(({ subject, act, changes = [], seenKey, at = now }) => ({
    ...columns,
    id: services.newId(),
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectNumber: subject.number,
    part: subject.part,
    accountId: subject.accountId,
    act,
    changes,
    seenKey,
    at,
  }))
  await database.inMode(mode, async () => {
    await database.handle().insert(activity).values(rows).onConflictDoNothing()
  })
}

/** Logs the creation of a record or of a part of it. Call it in the transaction of the change. */
export const logCreation = (
  services: Services,
  actor: Actor,
  subject: ActivitySubject,
  /** Its initial values, if they are logged. */
  changes: readonly ActivityChange[] = [],
): Promise<void> => writeAll(services, actor, [{ subject, act: 'created', changes }])

/**
 * Logs a change field by field, or nothing if no field differs. Call it in the transaction of the
 * change.
 */
export const logChange = (
  services: Services,
  actor: Actor,
  subject: ActivitySubject,
  changes: readonly ActivityChange[],
  { at }: When = {},
): Promise<void> => logChanges(services, actor, [{ subject, changes }], { at })

/** Logs changes of several records. Call it in the transaction of the changes. */
export const logChanges = (
  services: Services,
  actor: Actor,
  changed: readonly {
    readonly subject: ActivitySubject
    readonly changes: readonly ActivityChange[]
  }[],
  { at }: When = {},
): Promise<void> =>
  writeAll(
    services,
    actor,
    changed.flatMap((each) =>
      each.changes.length > 0 ? [{ ...each, act: 'changed' as const, at }] : [],
    ),
  )

/** Logs the deletion of a record with its name. Call it in the transaction of the deletion. */
export const logDeletion = (
  services: Services,
  actor: Actor,
  subject: ActivitySubject,
  name: string,
): Promise<void> =>
  writeAll(services, actor, [
    { subject, act: 'deleted', changes: [{ field: 'name', before: name, after: null }] },
  ])

/** Logs that a user viewed a record, once a day. */
export const logView = async (
  services: Services,
  viewer: Viewer,
  subject: ActivitySubject,
): Promise<void> => {
  if (viewer.kind !== 'user') return
  const day = services.clock.now().toISOString().slice(0, 10)
  const { id, kind, part = kind } = subject
  const seenKey = [id, part, viewer.userId, viewer.accountId, day].join('|')
  // most views of a day find the entry and write nothing
  const [known] = await services.database
    .handle()
    .select({ id: activity.id })
    .from(activity)
    .where(eq(activity.seenKey, seenKey))
  if (known === undefined) await writeAll(services, viewer, [{ subject, act: 'seen', seenKey }])
}
