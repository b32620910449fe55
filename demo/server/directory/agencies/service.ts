import { and, eq } from 'drizzle-orm'
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
