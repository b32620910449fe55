import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lockKey } from '../../kernel/database/lock-key.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { companyKeyOf, keyText, type CompanyIdentity } from './company-key.ts'
import { accountTakenError, assertGuessAllowed } from './hidden-accounts.ts'
import { accountScope } from './scope.ts'
import { accounts, type AccountRecord } from './tables.ts'
import { isSecurityProvider } from './to-wire.ts'

/** The fields that identify an account's company. */
interface Company extends CompanyIdentity {
  readonly domainName: string | null
}

/** The account to compare with the agency's others. */
interface Compared {
  /** Its id, if it exists already. */
  readonly id?: string
  /** Whether to compare the domain only, because name and place have not changed. */
  readonly isByDomain?: boolean
}

/** The agency's other account of a company, by name and place or by domain. A concurrent call waits. */
export const findDuplicate = async (
  services: Services,
  agencyId: string,
  company: Company,
  { id, isByDomain = false }: Compared = {},
) => {
  const { placeKey } = companyKeyOf(company)
  const domain = company.domainName
  const locks = [keyText(companyKeyOf(company)), ...(domain === null ? [] : [domain])]
  for (const text of locks.toSorted()) {
    await lockKey(services, 'newAccount', `${agencyId}|${text}`)
  }
  const hasName = isByDomain
    ? undefined
    : and(
        eq(accounts.nameKey, nameKey(company.name)),
        sql`coalesce(${accounts.state}, upper(replace(${accounts.zipCode}, ' ', ''))) = ${placeKey}`,
      )
  const hasDomain = domain === null ? undefined : sql`lower(${accounts.domainName}) = ${domain}`
  const [known] = await services.database
    .handle()
    .select({ id: accounts.id, name: accounts.name, msspId: accounts.msspId })
    .from(accounts)
    .where(
      and(
        eq(accounts.agencyId, agencyId),
        isNull(accounts.embedUserId),
        id === undefined ? undefined : ne(accounts.id, id),
        or(hasName, hasDomain),
      ),
    )
    .limit(1)
  return known
}

/** The id of an account if the viewer sees it. */
export const visibleAccountId = async (
  { database }: Services,
  viewer: SignedIn,
  id: string,
): Promise<string | undefined> => {
  const [seen] = await database
    .handle()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), accountScope(viewer)))
  return seen?.id
}

/** Rejects a request about an account that the viewer does not see: 409, or 429 above the limit. */
export const rejectHiddenAccount = async (services: Services, viewer: SignedIn): Promise<never> => {
  await assertGuessAllowed(services, viewer)
  throw accountTakenError(viewer)
}

/**
 * Throws 409 if the agency has another account of the company; includes the account only if the viewer
 * sees it.
 */
export const assertNoDuplicate = async (
  services: Services,
  viewer: SignedIn,
  agencyId: string,
  company: Company,
  compared: Compared = {},
): Promise<void> => {
  const known = await findDuplicate(services, agencyId, company, compared)
  if (known === undefined) return assertGuessAllowed(services, viewer)
  const isOthers = viewer.accountType === 'MSSP' && known.msspId !== viewer.accountId
  const isSeen = !isOthers && (await visibleAccountId(services, viewer, known.id)) !== undefined
  if (!isSeen) return rejectHiddenAccount(services, viewer)
  const isByName = compared.isByDomain !== true && nameKey(known.name) === nameKey(company.name)
  // a security provider's domain comes from the company that was chosen by name
  const field = isByName || isSecurityProvider(viewer) ? 'name' : 'domainName'
  const code = isByName ? 'account-form:invalid.nameExists' : 'account-form:invalid.domainExists'
  const params = { name: known.name }
  throw new ApiError('accountExists', { params, fieldErrors: [{ field, code, params }] })
}

const companyOf = ({ region, name, state, zipCode, domainName }: Company): Company => ({
  region,
  name,
  state,
  zipCode,
  domainName: domainName?.toLowerCase() || null,
})

/** Throws 409 if the changed details describe a company that the agency has another account of. */
export const assertStaysUnique = async (
  services: Services,
  viewer: Viewer,
  record: AccountRecord,
  changes: Partial<Company>,
): Promise<void> => {
  const [before, after] = [companyOf(record), companyOf({ ...record, ...changes })]
  const isByDomain = keyText(companyKeyOf(before)) === keyText(companyKeyOf(after))
  const hasDomain = after.domainName !== null && after.domainName !== before.domainName
  if (viewer.kind !== 'user' || (isByDomain && !hasDomain)) return
  const company = hasDomain ? after : { ...after, domainName: null }
  await assertNoDuplicate(services, viewer, record.agencyId, company, { id: record.id, isByDomain })
}
