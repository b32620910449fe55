import { and, asc, eq, sql } from 'drizzle-orm'
import type { Agency } from '#core/directory/agencies/model.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { isWithin } from '../../kernel/scope/reach.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { agencyScope, commissionReach } from './scope.ts'
import { agencies, type AgencyRecord } from './tables.ts'

/** An agency in its wire form for one viewer. */
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
  ...(isWithin(commissionReach, viewer, { agency: record.id }) && {
    commission: record.commission,
  }),
  agentFirstName: record.agentFirstName,
  agentLastName: record.agentLastName,
  agentEmail: record.agentEmail,
  agentPhone: record.agentPhone,
})

/** One agency as its viewer sees it. */
export const readAgency = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Agency> => {
  const seen = await agencyScope(services, viewer)
  const [record] = await services.database
    .handle()
    .select()
    .from(agencies)
    .where(and(eq(agencies.id, id), seen))
  if (record === undefined) throw notFound()
  return toWire(record, viewer)
}

/** Most agencies of a picker (spec 3 §9). */
const mostFound = 100

/** Agencies by name, number or place, in the order of their names. */
export const findAgencies = async (
  services: Services,
  viewer: Viewer,
  { search = '', region }: { readonly search?: string; readonly region?: AgencyRecord['region'] },
): Promise<{ content: Agency[] }> => {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 5)
  const text = sql`concat_ws(' ', ${agencies.name}, ${agencies.npn}, ${agencies.city}, ${agencies.state})`
  const rows = await services.database
    .handle()
    .select()
    .from(agencies)
    .where(
      and(
        await agencyScope(services, viewer),
        region === undefined ? undefined : eq(agencies.region, region),
        ...words.map((word) => sql`strpos(lower(${text}), ${word.toLowerCase()}) > 0`),
      ),
    )
    .orderBy(asc(agencies.name), asc(agencies.id))
    .limit(mostFound)
  return { content: rows.map((row) => toWire(row, viewer)) }
}

/** The record of an agency, for modules that have checked access already. */
export const agencyOf = async (services: Services, id: string): Promise<AgencyRecord> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(agencies)
    .where(eq(agencies.id, id))
  if (record === undefined) throw notFound()
  return record
}
