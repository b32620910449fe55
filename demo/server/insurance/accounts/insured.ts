import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Contact } from '#core/insurance/quotes/bind/contact.ts'
import type { InsuredData } from '#core/insurance/quotes/model.ts'
import { type Region } from '#core/foundation/region/regions.ts'
import { postalTextOf } from '#core/foundation/validation/postal-code.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { lockKey } from '../../kernel/database/lock-key.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { postalKey } from '../register/keys.ts'
import { agencyNameOf } from '../../directory/agencies/name.ts'
import { logCreation } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { companyFor, updateCompanyRelation } from './companies.ts'
import { clearedNoDomainAttestation } from './company-domain.ts'
import { logAccountChanges } from './account-activity.ts'
import { accountScope } from './scope.ts'
import { accounts, type AccountRecord } from './tables.ts'

/** The company data of a quote. */
export interface Insured {
  readonly name: string
  readonly naicsCode: string
  readonly naicsDescription: string | null
  readonly revenue: number
  /** The part earned outside the country; null in regions that do not ask for it. */
  readonly nonUsRevenue: number | null
  readonly yearEstablished: number
  readonly state: string | null
  /** The postcode in regions without states. */
  readonly zipCode: string | null
  readonly contact: Contact
  readonly details: InsuredData
}

/** The owner of a company: an agency, or one embed user of that agency's page. */
export interface InsuredOwner {
  readonly agencyId: string
  readonly embedUserId: string | null
  readonly region: Region
}

const contactColumns = (contact: Contact) => ({
  policyContactFirstName: contact.firstName,
  policyContactLastName: contact.lastName,
  policyContactEmail: contact.email,
  policyContactPhone: contact.phone || null,
})

const columnsOf = ({ contact, details, ...insured }: Insured) => ({
  ...details,
  ...(details.domainName && clearedNoDomainAttestation),
  ...insured,
  zipCode: insured.zipCode ?? details.zipCode ?? null,
  nameKey: nameKey(insured.name),
  ...contactColumns(contact),
})

/** Company columns that affect the price. */
const pricedFields = ['nameKey', 'naicsCode', 'revenue', 'yearEstablished', 'state'] as const

/** The values that a price is computed from; the postcode counts in regions without states. */
type PricedFields = Pick<AccountRecord, (typeof pricedFields)[number] | 'zipCode'>

/** Whether other company data would change the price of the account's quotes. */
export const changesPricedFields = (record: AccountRecord, details: PricedFields): boolean => {
  const { state, zipCode } = details
  const hasMoved =
    state === null &&
    zipCode !== null &&
    postalTextOf(zipCode) !== postalTextOf(record.zipCode ?? '')
  return hasMoved || pricedFields.some((field) => details[field] !== record[field])
}

/** Whether these values would change the price of the account's quotes. */
export const changesPrice = (record: AccountRecord, insured: Insured): boolean =>
  changesPricedFields(record, { ...columnsOf(insured), zipCode: insured.zipCode })

/**
 * Writes new data to an account and logs the changed fields. Data that affects the price removes the
 * agent's verification.
 */
export const writeInsured = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  insured: Insured,
  at: Date,
): Promise<void> => {
  const { zipCode, nonUsRevenue, ...columns } = columnsOf(insured)
  const { splitsRevenue = false } = insuranceDataOf[record.region]
  const changes = {
    ...columns,
    ...(zipCode === null ? {} : { zipCode }),
    // quotes of this region do not ask for it, but the details may have it
    ...(splitsRevenue && { nonUsRevenue }),
  }
  await services.database
    .handle()
    .update(accounts)
    .set({
      ...changes,
      modified: services.clock.now(),
      ...(changesPrice(record, insured) ? { verifiedDate: null } : {}),
    })
    .where(eq(accounts.id, record.id))
  await updateCompanyRelation(services, record, { ...record, ...changes })
  await logAccountChanges(services, viewer, record, changes, at)
}

/**
 * Finds the account of a company in the viewer's scope, by name and place. An embed user finds only
 * unverified accounts of the same session. The agency's users find no account of an embed user, so that a
 * web page cannot prepare an account for them to fill in. Parallel saves find or create the same account.
 */
export const findInsured = async (
  services: Services,
  viewer: Viewer,
  owner: InsuredOwner,
  insured: Insured,
): Promise<AccountRecord | undefined> => {
  const place = insured.state ?? insured.zipCode ?? ''
  const key = [owner.agencyId, owner.embedUserId ?? '', nameKey(insured.name), place].join('|')
  const handle = services.database.handle()
  await lockKey(services, 'insured', key)
  const [found] = await handle
    .select()
    .from(accounts)
    .where(
      and(
        accountScope(viewer),
        eq(accounts.agencyId, owner.agencyId),
        eq(accounts.region, owner.region),
        eq(accounts.nameKey, nameKey(insured.name)),
        insured.state === null
          ? sql`upper(replace(${accounts.zipCode}, ' ', '')) = ${postalKey(insured.zipCode ?? '')}`
          : eq(accounts.state, insured.state),
        ...(owner.embedUserId === null
          ? [isNull(accounts.embedUserId)]
          : [eq(accounts.embedUserId, owner.embedUserId), isNull(accounts.verifiedDate)]),
      ),
    )
    .orderBy(asc(accounts.created), asc(accounts.id))
    .limit(1)
    .for('update')
  return found
}

/** The columns of a new account that are not derived from others. */
type NewColumns = Omit<
  typeof accounts.$inferInsert,
  'id' | 'companyId' | 'relation' | 'agencyName' | 'nameKey' | 'status' | 'created' | 'modified'
>

/** Inserts an account and relates it to its company. */
export const insertAccount = async (
  services: Services,
  columns: NewColumns,
): Promise<AccountRecord> => {
  const now = services.clock.now()
  const id = services.newId()
  const { state = null, zipCode = null, domainName = null, embedUserId = null } = columns
  const related = { ...columns, id, state, zipCode, domainName, embedUserId }
  const company = await companyFor(services, related)
  const [inserted] = await services.database
    .handle()
    .insert(accounts)
    .values({
      ...columns,
      ...company,
      id,
      nameKey: nameKey(columns.name),
      agencyName: agencyNameOf(columns.agencyId),
      status: 'Open',
      created: now,
      modified: now,
    })
    .returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

/** Creates the account of a new company. */
export const createInsured = async (
  services: Services,
  viewer: Viewer,
  owner: InsuredOwner,
  insured: Insured,
): Promise<AccountRecord> => {
  const inserted = await insertAccount(services, { ...columnsOf(insured), ...owner })
  await logCreation(services, viewer, accountSubject(inserted.id))
  return inserted
}

/** Transfers an embed user's account to the agency: the embed user can no longer read or change it. */
export const takeOverInsured = async (
  services: Services,
  { id, embedUserId }: AccountRecord,
): Promise<void> => {
  if (embedUserId === null) return
  const handle = services.database.handle()
  const [before] = await handle.select().from(accounts).where(eq(accounts.id, id))
  await handle.update(accounts).set({ embedUserId: null }).where(eq(accounts.id, id))
  if (before) await updateCompanyRelation(services, before, { ...before, embedUserId: null })
}

/** Sets the contact and address of the account's policies and logs the changed values. */
export const writePolicyholder = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
  {
    contact,
    address,
  }: {
    readonly contact: Contact
    readonly address: Pick<AccountRecord, 'address1' | 'address2' | 'city' | 'zipCode'>
  },
): Promise<void> => {
  const { address1, address2, city, zipCode } = address
  const columns = { ...contactColumns(contact), address1, address2, city, zipCode }
  const handle = services.database.handle()
  const [before] = await handle.select().from(accounts).where(eq(accounts.id, accountId))
  await handle
    .update(accounts)
    .set({ ...columns, modified: services.clock.now() })
    .where(eq(accounts.id, accountId))
  if (before === undefined) return
  await updateCompanyRelation(services, before, { ...before, zipCode })
  await logAccountChanges(services, viewer, before, columns)
}

/** Updates the account's status after a quote or a policy; Active Policy stays. */
export const raiseAccountStatus = async (
  services: Services,
  accountId: string,
  status: 'Quoted' | 'Active Policy',
): Promise<void> => {
  await services.database
    .handle()
    .update(accounts)
    .set({ status, modified: services.clock.now() })
    .where(
      and(
        eq(accounts.id, accountId),
        status === 'Quoted' ? eq(accounts.status, 'Open') : sql`true`,
      ),
    )
}
