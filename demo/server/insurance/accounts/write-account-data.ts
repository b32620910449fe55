import { eq } from 'drizzle-orm'
import { laterThan } from '../../kernel/later-than.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { updateCompanyRelation } from './companies.ts'
import { logAccountChanges } from './account-activity.ts'
import { accounts, type AccountRecord } from './tables.ts'

/**
 * Writes data to a locked account and logs the changed fields. A change removes the agent's
 * verification. Returns whether anything changed.
 */
export const writeAccountData = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  data: Partial<AccountRecord>,
  unlogged: Pick<Partial<AccountRecord>, 'prefilled'> = {},
): Promise<boolean> => {
  if (changesBetween(record, data, Object.keys(data)).length === 0) return false
  const modified = laterThan(record.modified, services.clock.now())
  const written = { ...data, ...unlogged, verifiedDate: null, modified }
  await services.database.handle().update(accounts).set(written).where(eq(accounts.id, record.id))
  await updateCompanyRelation(services, record, { ...record, ...written })
  await logAccountChanges(services, viewer, record, data)
  return true
}
