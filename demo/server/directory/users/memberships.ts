import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChanges } from '../../kernel/activity/log.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { memberships } from './tables.ts'

/** Adds memberships, each with a role, and logs those that are new. Call it in a transaction. */
export const addMemberships = async (
  services: Services,
  viewer: Viewer,
  further: readonly (typeof memberships.$inferInsert)[],
): Promise<void> => {
  if (further.length === 0) return
  const added = await services.database
    .handle()
    .insert(memberships)
    .values([...further])
    .onConflictDoNothing()
    .returning()
  await logChanges(
    services,
    viewer,
    added.map(({ userId, organisationId: account, roleId: role }) => ({
      subject: { kind: 'user', id: userId },
      changes: changesBetween({}, { account, role }),
    })),
  )
}
