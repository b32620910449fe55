import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import {
  maxRetailAgencies,
  type RetailAgency,
  type RetailAgent,
  type retailAgentRecord,
} from '#core/insurance/accounts/retail-agent.ts'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { requirePhone } from '../../../kernel/phones.ts'
import { foldedText } from '../../../kernel/lists/searched.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { changesBetween } from '../../../kernel/activity/changes.ts'
import { logChange } from '../../../kernel/activity/log.ts'
import { accountSubject } from '../../activity/subjects.ts'
import { lockAccount, readAccount } from '../service.ts'
import { retailAgents } from './tables.ts'

type RetailAgentRow = typeof retailAgents.$inferSelect

const toWire = (row: RetailAgentRow): RetailAgent => ({
  retailAgentFirstName: row.firstName,
  retailAgentLastName: row.lastName,
  retailAgentLicenseNumber: row.licenseNumber,
  ...(row.agencyName !== null && { retailAgencyName: row.agencyName }),
  ...(row.email !== null && { email: row.email }),
  ...(row.phone !== null && { phone: row.phone }),
})

/** The retail agent of an account that the caller has checked; undefined before the first save. */
export const retailAgentOf = async (
  { database }: Services,
  accountId: string,
): Promise<RetailAgent | undefined> => {
  const [row] = await database
    .handle()
    .select()
    .from(retailAgents)
    .where(eq(retailAgents.accountId, accountId))
  return row && toWire(row)
}

/** The retail agent of an account in the viewer's scope. */
export const readRetailAgent = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<z.output<typeof retailAgentRecord>> => {
  const { id } = await readAccount(services, viewer, accountId)
  return { accountId: id, agent: (await retailAgentOf(services, id)) ?? null }
}

/** Replaces the retail agent of an account. */
export const saveRetailAgent = (
  services: Services,
  viewer: Viewer,
  accountId: string,
  agent: RetailAgent,
): Promise<z.output<typeof retailAgentRecord>> =>
  services.database.transaction(async () => {
    const account = await lockAccount(services, viewer, accountId)
    const before = await retailAgentOf(services, account.id)
    const values = {
      agencyId: account.agencyId,
      firstName: agent.retailAgentFirstName,
      lastName: agent.retailAgentLastName,
      licenseNumber: agent.retailAgentLicenseNumber,
      agencyName: agent.retailAgencyName || null,
      email: agent.email ?? null,
      phone: agent.phone
        ? requirePhone(account.region, agent.phone, {
            field: 'phone',
            stored: before?.phone ?? null,
          })
        : null,
      modified: services.clock.now(),
    }
    await services.database
      .handle()
      .insert(retailAgents)
      .values({ accountId: account.id, ...values })
      .onConflictDoUpdate({ target: retailAgents.accountId, set: values })
    await logChange(
      services,
      viewer,
      accountSubject(account.id),
      changesBetween({ ...before }, { ...agent }),
    )
    return { accountId: account.id, agent }
  })

/** Retail agencies that the account's agency has quoted for, newest first. */
export const findRetailAgencies = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
  search: string,
): Promise<{ content: RetailAgency[] }> => {
  const { agencyId } = await readAccount(services, viewer, accountId)
  const wanted = foldText(search).trim()
  const rows = await services.database
    .handle()
    .select()
    .from(retailAgents)
    .where(
      and(
        eq(retailAgents.agencyId, agencyId),
        isNotNull(retailAgents.agencyName),
        wanted === ''
          ? undefined
          : sql`strpos(${foldedText(retailAgents.agencyName)}, ${wanted}) > 0`,
      ),
    )
    .orderBy(desc(retailAgents.modified))
    .limit(200)
  const byAgent = new Map(
    rows.toReversed().map((row) => [`${row.agencyName} ${row.licenseNumber}`, row]),
  )
  return {
    content: [...byAgent.values()]
      .toReversed()
      .slice(0, maxRetailAgencies)
      .map((row) => ({ ...toWire(row), wholesaleId: agencyId })),
  }
}
