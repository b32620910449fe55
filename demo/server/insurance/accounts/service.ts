import { and, eq } from 'drizzle-orm'
import type { Account } from '#core/insurance/accounts/model.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { notFound, ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { updateCompanyRelation } from './companies.ts'
import { clearedNoDomainAttestation } from './company-domain.ts'
import { accountScope } from './scope.ts'
import { accountToWire } from './to-wire.ts'
import { accounts, type AccountRecord } from './tables.ts'

/** One account as its viewer sees it; 404 outside the viewer's scope. */
export const readAccount = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Account> => {
  const [row] = await services.database
    .handle()
    .select({ account: accounts, agencyName: agencies.name })
    .from(accounts)
    .innerJoin(agencies, eq(agencies.id, accounts.agencyId))
    .where(and(eq(accounts.id, id), accountScope(viewer)))
  if (row === undefined) throw notFound()
  return accountToWire(row.account, row.agencyName, viewer)
}

/** An account record in scope, locked until the transaction ends. */
export const lockAccount = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<AccountRecord> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), accountScope(viewer)))
    .for('update')
  if (record === undefined) throw notFound()
  return record
}

/** The account record of a quote that the caller has locked, locked until the transaction ends. */
export const lockAccountRecord = async (services: Services, id: string): Promise<AccountRecord> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update')
  if (record === undefined) throw notFound()
  return record
}

/** Marks a locked account as verified, adds the data that it lacked, and logs both. */
export const markVerified = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  data: Partial<typeof accounts.$inferInsert>,
): Promise<void> => {
  const now = services.clock.now()
  const changes = { ...data, ...(data.domainName && clearedNoDomainAttestation), embedUserId: null }
  await services.database
    .handle()
    .update(accounts)
    .set({ ...changes, verifiedDate: now, modified: now })
    .where(eq(accounts.id, record.id))
  await updateCompanyRelation(services, record, { ...record, ...changes })
  await logChange(services, viewer, accountSubject(record.id), [
    ...changesBetween(record, data, Object.keys(data)),
    { field: 'verified', before: null, after: 'true' },
  ])
}

/** The account in scope, locked; 409 if it has changed since the caller read it. */
export const lockUnchangedAccount = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
  { seen }: { readonly seen?: string },
): Promise<AccountRecord> => {
  const record = await lockAccount(services, viewer, accountId)
  if (seen !== undefined && seen !== record.modified.toISOString()) {
    throw new ApiError('accountChanged')
  }
  return record
}
