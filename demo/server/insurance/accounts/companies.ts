import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Relation } from '#core/insurance/accounts/model.ts'
import { lockKey } from '../../kernel/database/lock-key.ts'
import type { Services } from '../../kernel/services.ts'
import { companyKeyOf, keyText, type CompanyIdentity, type CompanyKey } from './company-key.ts'
import { accounts, companies, type AccountRecord } from './tables.ts'

/** An account that is about to be related to its company. */
export interface Related extends CompanyIdentity, Pick<AccountRecord, 'id' | 'embedUserId'> {
  readonly domainName: string | null
}

/**
 * Locks companies until the transaction ends. Always in the same order, so that two changes never
 * deadlock.
 */
const lockCompanies = async (services: Services, ...keys: readonly CompanyKey[]): Promise<void> => {
  const texts = new Set(keys.map(keyText))
  for (const text of [...texts].toSorted()) await lockKey(services, 'company', text)
}

/** The company with this identity, created if it does not exist. */
const companyOf = async (services: Services, related: Related): Promise<string> => {
  const handle = services.database.handle()
  const key = companyKeyOf(related)
  const primaryDomain = related.domainName?.toLowerCase() ?? null
  const [{ id } = { id: undefined }] = await handle
    .insert(companies)
    .values({
      ...key,
      id: services.newId(),
      name: related.name,
      primaryDomain,
      created: services.clock.now(),
    })
    .onConflictDoUpdate({
      target: [companies.region, companies.nameKey, companies.placeKey],
      set: { primaryDomain: sql`coalesce(${companies.primaryDomain}, ${primaryDomain})` },
    })
    .returning({ id: companies.id })
  if (id === undefined) throw new Error('insert returned no row')
  return id
}

/**
 * The relation of an additional account to its company: the first account is the owner's. An account
 * created by an embed user yields to the first one of an agency's own users.
 */
const relationIn = async (
  { database }: Services,
  companyId: string,
  { id, embedUserId }: Related,
): Promise<Relation> => {
  const [owner] = await database
    .handle()
    .select({ id: accounts.id, embedUserId: accounts.embedUserId })
    .from(accounts)
    .where(
      and(eq(accounts.companyId, companyId), eq(accounts.relation, 'owner'), ne(accounts.id, id)),
    )
  if (owner === undefined) return 'owner'
  if (owner.embedUserId === null || embedUserId !== null) return 'interested'
  // an account that is being changed may be taken over right now; it waits for this company's lock
  const [free] = await database
    .handle()
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, owner.id))
    .for('update', { skipLocked: true })
  if (free === undefined) return 'interested'
  await database
    .handle()
    .update(accounts)
    .set({ relation: 'interested' })
    .where(eq(accounts.id, owner.id))
  return 'owner'
}

/** The company of a new account, and its agency's relation to it. */
export const companyFor = async (
  services: Services,
  related: Related,
): Promise<Pick<AccountRecord, 'companyId' | 'relation'>> => {
  await lockCompanies(services, companyKeyOf(related))
  const companyId = await companyOf(services, related)
  return { companyId, relation: await relationIn(services, companyId, related) }
}

/** Companies without accounts. */
export const withoutAccounts = sql`not exists (select 1 from ${accounts} where ${accounts.companyId} = ${companies.id})`

/** Makes the oldest account the owner's if there is none; deletes a company without accounts. */
const tidyCompany = async ({ database }: Services, companyId: string): Promise<void> => {
  const handle = database.handle()
  const ofCompany = eq(accounts.companyId, companyId)
  const [owner] = await handle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ofCompany, eq(accounts.relation, 'owner')))
  if (owner !== undefined) return
  const [next] = await handle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ofCompany, ne(accounts.relation, 'former')))
    .orderBy(sql`${isNull(accounts.embedUserId)} desc`, asc(accounts.created), asc(accounts.id))
    .limit(1)
  if (next === undefined) {
    await handle.delete(companies).where(and(eq(companies.id, companyId), withoutAccounts))
    return
  }
  await handle.update(accounts).set({ relation: 'owner' }).where(eq(accounts.id, next.id))
}

/**
 * Removes a deleted account from its company: the next account becomes the owner's, and a company without
 * accounts is deleted.
 */
export const leaveCompany = async (
  services: Services,
  record: Related & Pick<AccountRecord, 'companyId'>,
): Promise<void> => {
  await lockCompanies(services, companyKeyOf(record))
  await tidyCompany(services, record.companyId)
}

/**
 * Updates an account's company after a change of its name, place, domain or owner. Call it in the
 * transaction of the change, with the account locked.
 */
export const updateCompanyRelation = async (
  services: Services,
  before: Related & Pick<AccountRecord, 'companyId' | 'relation'>,
  after: Related,
): Promise<void> => {
  const isUnchanged =
    keyText(companyKeyOf(before)) === keyText(companyKeyOf(after)) &&
    before.domainName === after.domainName &&
    before.embedUserId === after.embedUserId
  if (isUnchanged) return
  await lockCompanies(services, companyKeyOf(before), companyKeyOf(after))
  const companyId = await companyOf(services, after)
  const isMoved = companyId !== before.companyId
  // release first: a company has one owner
  const handle = services.database.handle()
  if (isMoved || before.relation !== 'former') {
    await handle
      .update(accounts)
      .set({ companyId, relation: 'interested' })
      .where(eq(accounts.id, after.id))
    const relation = await relationIn(services, companyId, after)
    await handle.update(accounts).set({ relation }).where(eq(accounts.id, after.id))
  }
  if (isMoved) await tidyCompany(services, before.companyId)
}

/** The accounts of a company, locked in a fixed order until the transaction ends. */
export const lockAccountsOf = async (
  { database }: Services,
  companyId: string,
): Promise<AccountRecord[]> => {
  const read = () =>
    database
      .handle()
      .select()
      .from(accounts)
      .where(eq(accounts.companyId, companyId))
      .orderBy(asc(accounts.id))
      .for('update')
  // the first read may wait for a change that adds an account, which only a second read sees
  await read()
  return read()
}

/**
 * Makes an account the owner's; the previous owner gets the relation `before`. Does nothing if the
 * previous owner is not among the accounts that the caller has locked.
 */
export const makeOwner = async (
  services: Services,
  { id, companyId }: Pick<AccountRecord, 'id' | 'companyId'>,
  before: Exclude<Relation, 'owner'>,
  locked: readonly AccountRecord[],
): Promise<void> => {
  const handle = services.database.handle()
  const [company] = await handle.select().from(companies).where(eq(companies.id, companyId))
  if (company === undefined) throw new Error('account has no company')
  const { region, nameKey, placeKey } = company
  await lockCompanies(services, { region, nameKey, placeKey })
  const [owner] = await handle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, companyId), eq(accounts.relation, 'owner')))
  if (owner !== undefined && owner.id !== id) {
    if (!locked.some((each) => each.id === owner.id)) return
    await handle.update(accounts).set({ relation: before }).where(eq(accounts.id, owner.id))
  }
  await handle.update(accounts).set({ relation: 'owner' }).where(eq(accounts.id, id))
}
