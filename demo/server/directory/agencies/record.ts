import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Appointment, Office } from '#core/directory/agencies/record.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { organisations } from '../users/tables.ts'
import { agencyInScope } from './agency-in-scope.ts'
import {
  agencies,
  agencyAggregators,
  agencyAppointments,
  agencyLevels,
  agencyPrograms,
  type AgencyRecord,
} from './tables.ts'

/** The levels of an agency, with the smallest companies first. */
export const listLevels = async (services: Services, viewer: Viewer, agencyId: string) => {
  const { region } = await agencyInScope(services, viewer, agencyId)
  const rows = await services.database
    .handle()
    .select({
      level: agencyLevels.level,
      minRevenue: agencyLevels.minRevenue,
      maxRevenue: agencyLevels.maxRevenue,
    })
    .from(agencyLevels)
    .where(eq(agencyLevels.agencyId, agencyId))
    .orderBy(asc(agencyLevels.minRevenue))
  return { currency: currencyOf[region], content: rows.map((row) => toWire(row)) }
}

/** The programs of an agency by name. */
export const listPrograms = async (services: Services, viewer: Viewer, agencyId: string) => {
  await agencyInScope(services, viewer, agencyId)
  const content = await services.database
    .handle()
    .select({ id: agencyPrograms.id, name: agencyPrograms.name, since: agencyPrograms.since })
    .from(agencyPrograms)
    .where(eq(agencyPrograms.agencyId, agencyId))
    .orderBy(asc(agencyPrograms.name), asc(agencyPrograms.id))
  return { content }
}

/**
 * The appointments of an agency by carrier and state. An appointment has ended on the day after its
 * last day.
 */
export const listAppointments = async (
  services: Services,
  viewer: Viewer,
  agencyId: string,
  todayOf: (agency: AgencyRecord) => string,
): Promise<{ content: Appointment[] }> => {
  const today = todayOf(await agencyInScope(services, viewer, agencyId))
  const rows = await services.database
    .handle()
    .select({
      id: agencyAppointments.number,
      carrier: agencyAppointments.carrier,
      state: agencyAppointments.state,
      number: agencyAppointments.number,
      effectiveDate: agencyAppointments.effectiveDate,
      expirationDate: agencyAppointments.expirationDate,
    })
    .from(agencyAppointments)
    .where(eq(agencyAppointments.agencyId, agencyId))
    .orderBy(
      asc(agencyAppointments.carrier),
      asc(sql`coalesce(${agencyAppointments.state}, '')`),
      asc(agencyAppointments.number),
    )
  const content = rows.map((row) => ({
    ...toWire(row),
    isActive:
      row.effectiveDate <= today && (row.expirationDate === null || today <= row.expirationDate),
  }))
  return { content }
}

/** Maximum number of listed offices. */
const maxOffices = 100

/** The parent of an agency and its offices by name. */
export const readHierarchy = async (services: Services, viewer: Viewer, agencyId: string) => {
  const { parentId } = await agencyInScope(services, viewer, agencyId)
  const rows = await services.database
    .handle()
    .select({ id: agencies.id, name: agencies.name, city: agencies.city, state: agencies.state })
    .from(agencies)
    .where(
      and(
        ne(agencies.id, agencyId),
        or(
          eq(agencies.parentId, agencyId),
          parentId === null ? undefined : eq(agencies.id, parentId),
        ),
      ),
    )
    .orderBy(asc(agencies.name), asc(agencies.id))
    .limit(maxOffices)
  const all: Office[] = rows.map((row) => toWire(row))
  const parent = all.find(({ id }) => id === parentId)
  return { ...(parent && { parent }), offices: all.filter(({ id }) => id !== parentId) }
}

/** The aggregators of an agency by name. */
export const listAggregators = async (services: Services, viewer: Viewer, agencyId: string) => {
  await agencyInScope(services, viewer, agencyId)
  const content = await services.database
    .handle()
    .select({ daId: organisations.id, name: organisations.name })
    .from(agencyAggregators)
    .innerJoin(organisations, eq(organisations.id, agencyAggregators.organisationId))
    .where(eq(agencyAggregators.agencyId, agencyId))
    .orderBy(asc(organisations.name), asc(organisations.id))
  return { content }
}
