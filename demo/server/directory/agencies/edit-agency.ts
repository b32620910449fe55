import { eq } from 'drizzle-orm'
import type { Agency } from '#core/directory/agencies/model.ts'
import type { AgencyContact } from '#core/directory/agencies/record.ts'
import type { RegionServerData } from '#core/foundation/region/definition.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { serverDataOf } from '#core/foundation/region/server-data.ts'
import { formatEin } from '#core/foundation/validation/company-numbers.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import { requirePhone } from '../../kernel/phones.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { agencyInScope } from './agency-in-scope.ts'
import { readAgency } from './service.ts'
import { agencies, agencyAppointments, producerRegister, type AgencyRecord } from './tables.ts'

const lockAgency = (services: Services, viewer: Viewer, id: string): Promise<AgencyRecord> =>
  agencyInScope(services, viewer, id, { isLocked: true })

const write = async (
  { database }: Services,
  id: string,
  columns: Partial<AgencyRecord>,
): Promise<void> => {
  await database.handle().update(agencies).set(columns).where(eq(agencies.id, id))
}

const factsOf: Readonly<Record<Region, RegionServerData>> = serverDataOf

/** Whether agencies of a region have a federal employer number (FEIN). */
const hasFein = (region: Region): boolean => factsOf[region].hasEmployerNumber === true

/** The wire form of an agency's FEIN. */
export const feinToWire = ({ fein, region }: Pick<AgencyRecord, 'fein' | 'region'>) => ({
  ...(fein !== null && { fein }),
  isAsked: hasFein(region),
})

/** Sets the FEIN of an agency. */
export const saveFein = (services: Services, viewer: Viewer, id: string, input: string) =>
  services.database.transaction(async () => {
    const { region } = await lockAgency(services, viewer, id)
    if (!hasFein(region)) throw new ApiError('feinNotUsed')
    const fein = formatEin(input)
    await write(services, id, { fein })
    return feinToWire({ fein, region })
  })

/** The wire form of an agency's signature of the agreement. */
export const agreementToWire = ({
  agreementSigned,
  agreementSignedBy,
}: Pick<AgencyRecord, 'agreementSigned' | 'agreementSignedBy'>) =>
  toWire({ signed: agreementSigned?.toISOString() ?? null, signedBy: agreementSignedBy })

/** Signs the agreement of an agency. Rejects a second signature. */
export const signAgreement = (services: Services, viewer: Viewer, id: string, fullName: string) =>
  services.database.transaction(async () => {
    const known = await lockAgency(services, viewer, id)
    if (known.agreementSigned !== null) throw new ApiError('agreementSigned')
    const signature = { agreementSigned: services.clock.now(), agreementSignedBy: fullName }
    await write(services, id, signature)
    return agreementToWire(signature)
  })

/** Sets the contact of an agency. */
export const saveContact = (
  services: Services,
  viewer: Viewer,
  id: string,
  contact: AgencyContact,
): Promise<Agency> =>
  services.database.transaction(async () => {
    const { region, agentPhone: stored } = await lockAgency(services, viewer, id)
    const agentPhone = requirePhone(region, contact.agentPhone, { field: 'agentPhone', stored })
    await write(services, id, { ...contact, agentPhone })
    return readAgency(services, viewer, id)
  })

/**
 * Fills in missing numbers of an agency and replaces its appointments with those of the producer
 * register.
 */
export const reloadAgency = (services: Services, viewer: Viewer, id: string): Promise<Agency> =>
  services.database.transaction(async () => {
    const { npn, fein, dunsNumber } = await lockAgency(services, viewer, id)
    const handle = services.database.handle()
    const [found] =
      npn === null
        ? []
        : await handle.select().from(producerRegister).where(eq(producerRegister.npn, npn))
    if (found === undefined) throw new ApiError('producerUnknown')
    await write(services, id, {
      fein: fein ?? found.fein,
      dunsNumber: dunsNumber ?? found.dunsNumber,
    })
    await handle.delete(agencyAppointments).where(eq(agencyAppointments.agencyId, id))
    if (found.appointments.length > 0) {
      await handle
        .insert(agencyAppointments)
        .values(found.appointments.map((appointment) => ({ ...appointment, agencyId: id })))
        .onConflictDoNothing()
    }
    return readAgency(services, viewer, id)
  })
