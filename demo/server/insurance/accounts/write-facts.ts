import { eq } from 'drizzle-orm'
import { laterThan } from '../../kernel/later-than.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { changesBetween } from '../activity/changes.ts'
import { logChanged } from '../activity/log.ts'
import { relateAgain } from './companies.ts'
import { accounts, type AccountRecord } from './tables.ts'

/**
 * Writes facts into a locked account, which undo the agent's verification, and logs those that
 * change; says whether any do.
 */
export const writeFacts = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  facts: Partial<AccountRecord>,
  unlogged: Pick<Partial<AccountRecord>, 'prefilled'> = {},
): Promise<boolean> => {
  const logged = changesBetween(record, facts, Object.keys(facts)).map(({ field, ...change }) => ({
    ...change,
    // as the log names the policyholder's
    field: field.replace(/^policyContact/, 'contact'),
  }))
  if (logged.length === 0) return false
  const modified = laterThan(record.modified, services.clock.now())
  const written = { ...facts, ...unlogged, verifiedDate: null, modified }
  await services.database.handle().update(accounts).set(written).where(eq(accounts.id, record.id))
  await relateAgain(services, record, { ...record, ...written })
  await logChanged(services, viewer, { accountId: record.id, subject: 'account' }, logged)
  return true
}
