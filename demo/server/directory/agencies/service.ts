import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Agency } from '#core/directory/agencies/model.ts'
import { foldText } from '#core/foundation/validation/fold-text.ts'
import { notFound } from '../../kernel/api-error.ts'
import { toWire as rowToWire } from '../../kernel/lists/to-wire.ts'
import { foldedText, isFound } from '../../kernel/lists/searched.ts'
import type { Services } from '../../kernel/services.ts'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { isWithin } from '../../kernel/scope/visibility.ts'
import { isStaff, type Viewer } from '../../kernel/viewer.ts'
import { agencyInScope } from './agency-in-scope.ts'
import { agencyVisibility, commissionVisibility } from './scope.ts'
import { agencies, type AgencyRecord } from './tables.ts'

/** The wire form of an agency for a viewer. */
const toWire = (record: AgencyRecord, viewer: Viewer): Agency => ({
  id: record.id,
  name: record.name,
  description: record.description,
  region: record.region,
  ...(record.state === null ? {} : { state: record.state.toUpperCase() }),
  address1: record.address1,
  city: record.city,
  zipCode: record.zipCode,
  phone: record.phone,
  email: record.email,
  ...(record.npn === null ? {} : { npn: record.npn }),
  ...(record.hostname === null ? {} : { hostname: record.hostname }),
  isWholesale: record.isWholesale,
  isAppointed: record.isAppointed,
  agencyBilled: record.agencyBilled,
  ...(isWithin(commissionVisibility, viewer, { agency: record.id }) && {
    commission: record.commission,
  }),
  agentFirstName: record.agentFirstName,
  agentLastName: record.agentLastName,
  agentEmail: record.agentEmail,
  agentPhone: record.agentPhone,
})

/** An agency as the viewer sees it. */
export const readAgency = async (services: Services, viewer: Viewer, id: string): Promise<Agency> =>
  toWire(await agencyInScope(services, viewer, id), viewer)

/** Maximum agencies in a picker (spec 3 §9). */
const maxFound = 100

/** The agencies for which a viewer may add accounts, or to which they may assign accounts. */
const canReceiveAccounts = (viewer: SignedIn): SQL | undefined => {
  if (isStaff(viewer)) return undefined
  return viewer.accountType === 'MSSP'
    ? eq(agencies.isAppointed, true)
    : eq(agencies.id, viewer.accountId)
}

/**
 * Agencies of a region by name, number or place, sorted by name. Includes the contact of agencies
 * that the viewer sees.
 */
export const findAgencies = async (
  { database }: Services,
  viewer: SignedIn,
  region: AgencyRecord['region'],
  { search = '', id }: { readonly search?: string | undefined; readonly id?: string | undefined },
) => {
  const words = foldText(search).trim().split(/\s+/).filter(Boolean).slice(0, 5)
  const text = sql`concat_ws(' ', ${agencies.name}, ${agencies.npn}, ${agencies.city}, ${agencies.state})`
  const rows = await database
    .handle()
    .select({
      id: agencies.id,
      name: agencies.name,
      npn: agencies.npn,
      city: agencies.city,
      state: agencies.state,
      agentFirstName: agencies.agentFirstName,
      agentLastName: agencies.agentLastName,
      agentEmail: agencies.agentEmail,
      agentPhone: agencies.agentPhone,
    })
    .from(agencies)
    .where(
      and(
        canReceiveAccounts(viewer),
        eq(agencies.region, region),
        id === undefined ? undefined : eq(agencies.id, id),
        ...words.map((word) => isFound(foldedText(text), word)),
      ),
    )
    .orderBy(asc(agencies.name), asc(agencies.id))
    .limit(maxFound)
  return {
    content: rows.map(({ agentFirstName, agentLastName, agentEmail, agentPhone, ...brief }) => ({
      ...rowToWire(brief),
      ...(isWithin(agencyVisibility, viewer, { agency: brief.id }) && {
        agentFirstName,
        agentLastName,
        agentEmail,
        agentPhone,
      }),
    })),
  }
}

/** The record of an agency, for modules that have already checked access. */
export const agencyOf = async (services: Services, id: string): Promise<AgencyRecord> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(agencies)
    .where(eq(agencies.id, id))
  if (record === undefined) throw notFound()
  return record
}
