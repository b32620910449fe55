import { and, eq } from 'drizzle-orm'
import type {
  ConfirmedLicense,
  SurplusLicense,
  SurplusLicenseInput,
} from '#core/insurance/surplus/license-model.ts'
import { states } from '../../directory/states/table.ts'
import { endLinks } from '../../identity/security-code/end-links.ts'
import { ApiError, fieldError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { quotes } from '../quotes/tables.ts'
import { agencyFor, lockLicense, readLicense } from './license-record.ts'
import { confirmedFields, isConfirmedFor, signatureFor } from './license-trust.ts'
import { mailUnconfirmedLicense } from './mails.ts'
import { surplusLicenses } from './tables.ts'

/** Maximum licenses of an agency. */
const maxLicenses = 200

/** Revokes the links to notices that were sent to a license's mailbox. */
const endBrokerLinks = (
  services: Services,
  { agencyId, brokerEmail: email }: Pick<SurplusLicense, 'agencyId' | 'brokerEmail'>,
): Promise<void> =>
  endLinks(services, {
    kind: 'quote',
    ids: services.database
      .handle()
      .select({ id: quotes.id })
      .from(quotes)
      .where(eq(quotes.agencyId, agencyId)),
    email,
    flows: ['SURPLUS_NOTICE'],
  })

/** Throws 400 for an unknown state, or a license that the agency already has. */
const assertNewLicense = async (
  { database }: Services,
  agencyId: string,
  input: SurplusLicenseInput,
  exceptId?: string,
): Promise<void> => {
  if (!states.some(({ code }) => code === input.surplusLinesState))
    throw fieldError('stateRequired', 'surplusLinesState')
  const same = await database
    .handle()
    .select({ id: surplusLicenses.id })
    .from(surplusLicenses)
    .where(
      and(
        eq(surplusLicenses.agencyId, agencyId),
        eq(surplusLicenses.surplusLinesState, input.surplusLinesState),
        eq(surplusLicenses.surplusLicenseNumber, input.surplusLicenseNumber),
      ),
    )
  if (same.some(({ id }) => id !== exceptId))
    throw fieldError('surplus:invalid.taken', 'surplusLicenseNumber')
}

const columnsOf = (input: SurplusLicenseInput) => ({
  brokerFirstName: input.brokerFirstName,
  brokerLastName: input.brokerLastName,
  brokerEmail: input.brokerEmail,
  surplusLicenseNumber: input.surplusLicenseNumber,
  surplusLinesState: input.surplusLinesState,
})

/** Adds a license to an agency, which is locked, so that the number of licenses stays bounded. */
export const addLicense = (
  services: Services,
  viewer: Viewer,
  input: SurplusLicenseInput,
): Promise<SurplusLicense> =>
  services.database.transaction(async () => {
    const agencyId = await agencyFor(services, viewer, input)
    const handle = services.database.handle()
    const count = await handle.$count(surplusLicenses, eq(surplusLicenses.agencyId, agencyId))
    if (count >= maxLicenses)
      throw new ApiError('tooManySurplusLicenses', { params: { max: maxLicenses } })
    await assertNewLicense(services, agencyId, input)
    const id = services.newId()
    await handle.insert(surplusLicenses).values({
      ...columnsOf(input),
      id,
      agencyId,
      signatureOnFile: signatureFor(viewer, input),
      isConfirmed: isConfirmedFor(viewer, input),
      created: services.clock.now(),
      modified: services.clock.now(),
    })
    const added = await readLicense(services, viewer, id)
    if (!added.isConfirmed) await mailUnconfirmedLicense(services, added)
    return added
  })

/** Changes a license; 409 if it has changed since the caller read it. It stays with its agency. */
export const editLicense = (
  services: Services,
  viewer: Viewer,
  id: string,
  input: SurplusLicenseInput,
  { seen }: { readonly seen?: string } = {},
): Promise<SurplusLicense> =>
  services.database.transaction(async () => {
    const before = await lockLicense(services, viewer, id)
    if (seen !== undefined && seen !== before.modified) throw new ApiError('surplusLicenseChanged')
    const { agencyId } = before
    await assertNewLicense(services, agencyId, input, id)
    await services.database
      .handle()
      .update(surplusLicenses)
      .set({
        ...columnsOf(input),
        signatureOnFile: signatureFor(viewer, input, before),
        isConfirmed: isConfirmedFor(viewer, input, before),
        modified: services.clock.now(),
      })
      .where(eq(surplusLicenses.id, id))
    if (before.brokerEmail !== input.brokerEmail) await endBrokerLinks(services, before)
    const edited = await readLicense(services, viewer, id)
    // a license that waits already was mailed about
    if (before.isConfirmed && !edited.isConfirmed) await mailUnconfirmedLicense(services, edited)
    return edited
  })

/** Confirms a license's broker and mailbox as staff have read them; 409 if they have changed. */
export const confirmLicense = (
  services: Services,
  viewer: Viewer,
  id: string,
  read: ConfirmedLicense,
): Promise<SurplusLicense> =>
  services.database.transaction(async () => {
    const now = await lockLicense(services, viewer, id)
    if (confirmedFields.some((fact) => now[fact] !== read[fact]))
      throw new ApiError('surplusLicenseChanged')
    await services.database
      .handle()
      .update(surplusLicenses)
      .set({ isConfirmed: true, modified: services.clock.now() })
      .where(eq(surplusLicenses.id, id))
    return readLicense(services, viewer, id)
  })

/** Removes a license; receipts of attestations still include it. */
export const removeLicense = (services: Services, viewer: Viewer, id: string): Promise<undefined> =>
  services.database.transaction(async () => {
    const license = await lockLicense(services, viewer, id)
    await services.database.handle().delete(surplusLicenses).where(eq(surplusLicenses.id, id))
    await endBrokerLinks(services, license)
    return undefined
  })
