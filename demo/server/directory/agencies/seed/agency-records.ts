import type { AgencyLevel } from '#core/directory/agencies/record.ts'
import {
  agencyAggregators,
  carrierInsurers,
  clusterAgencies,
  agencyAppointments,
  agencyLevels,
  agencyPrograms,
  producerRegister,
  type RegisteredAppointment,
} from '../tables.ts'
import { usInsurers } from '../../../insurance/rating/plan/us-figures.ts'
import type { Services } from '../../../kernel/services.ts'
import { organisationIds } from '../../../kernel/seed/ids.ts'

const { harbor, boston, wholesale, albion, southern } = organisationIds

const million = 100_000_000

/** Revenue bands in minor units. Invented, like every figure of the demo. */
const bands = {
  STANDARD: { minRevenue: 0, maxRevenue: 50 * million },
  MIDDLE_MARKET: { minRevenue: 50 * million, maxRevenue: 250 * million },
  LARGE: { minRevenue: 250 * million, maxRevenue: null },
} as const satisfies Record<AgencyLevel, object>

const levelsOf = {
  [harbor]: ['STANDARD', 'MIDDLE_MARKET'],
  [boston]: ['STANDARD'],
  [wholesale]: ['STANDARD', 'MIDDLE_MARKET', 'LARGE'],
  [albion]: ['STANDARD', 'MIDDLE_MARKET'],
  [southern]: ['STANDARD'],
} as const satisfies Record<string, readonly AgencyLevel[]>

const programs = [
  { agencyId: harbor, id: 'healthcare', name: 'Healthcare practices', since: '2023-04-01' },
  { agencyId: harbor, id: 'main-street', name: 'Main Street', since: '2024-01-15' },
  { agencyId: wholesale, id: 'surplus', name: 'Surplus lines placement', since: '2022-09-01' },
  { agencyId: albion, id: 'professions', name: 'Professional firms', since: '2024-03-01' },
  { agencyId: southern, id: 'retail', name: 'Independent retail', since: '2024-07-01' },
]

const appointed = (
  carrier: string,
  state: string | null,
  number: string,
  effectiveDate: string,
  expirationDate: string | null = null,
): RegisteredAppointment => ({ carrier, state, number, effectiveDate, expirationDate })

/**
 * Appointments of agencies. The register has another appointment of Harbor, which a reload adds.
 */
const appointments: Readonly<Record<string, readonly RegisteredAppointment[]>> = {
  [harbor]: [
    appointed('Northgate Specialty', 'TX', 'TX-440-118', '2023-04-01'),
    appointed('Northgate Specialty', 'LA', 'LA-440-121', '2023-06-01', '2025-05-31'),
  ],
  [boston]: [appointed('Northgate Specialty', 'MA', 'MA-440-130', '2024-02-01')],
  [wholesale]: [appointed('Northgate Specialty', null, 'US-440-009', '2022-09-01')],
  [albion]: [appointed('Northgate Specialty', null, 'UK-440-201', '2024-03-01')],
  [southern]: [appointed('Northgate Specialty', null, 'AU-440-301', '2024-07-01')],
}

const producers = [
  {
    npn: '8801442',
    fein: '74-5550110',
    dunsNumber: '085550110',
    appointments: [
      ...(appointments[harbor] ?? []),
      appointed('Northgate Specialty', 'OK', 'OK-440-140', '2025-03-01'),
    ],
  },
  {
    npn: '8801450',
    fein: '74-5550110',
    dunsNumber: '085550115',
    appointments: appointments[boston] ?? [],
  },
  {
    npn: '8807310',
    fein: '72-5550120',
    dunsNumber: '085550120',
    appointments: appointments[wholesale] ?? [],
  },
]

/** Seeds the records of the demo's agencies and the producer register. */
export const seedAgencyRecords = async ({ database }: Services): Promise<void> => {
  const handle = database.handle()
  const levels = Object.entries(levelsOf).flatMap(([agencyId, own]) =>
    own.map((level) => ({ agencyId, level, ...bands[level] })),
  )
  await handle.insert(agencyLevels).values(levels)
  await handle.insert(agencyPrograms).values(programs)
  const rows = Object.entries(appointments).flatMap(([agencyId, own]) =>
    own.map((appointment) => ({ ...appointment, agencyId })),
  )
  await handle.insert(agencyAppointments).values(rows)
  await handle
    .insert(agencyAggregators)
    .values({ agencyId: harbor, organisationId: organisationIds.da })
  await handle.insert(clusterAgencies).values(
    [harbor, wholesale].map((agencyId) => ({
      organisationId: organisationIds.cluster,
      agencyId,
    })),
  )
  await handle.insert(carrierInsurers).values(
    Object.values(usInsurers).map(({ name }) => ({
      organisationId: organisationIds.carrier,
      insurer: name,
    })),
  )
  await handle.insert(producerRegister).values(producers)
}
