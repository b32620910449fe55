import { and, eq } from 'drizzle-orm'
import type {
  ConfirmedLicense,
  SurplusLicense,
  SurplusLicenseInput,
} from '#core/insurance/surplus/license-model.ts'
import { noticeStates } from '#core/insurance/quotes/surplus-notice.ts'
import { agencyScope } from '../../directory/agencies/scope.ts'
import { agencies } from '../../directory/agencies/tables.ts'
import { states } from '../../directory/states/table.ts'
import { ApiError, fieldError, notFound } from '../../kernel/api-error.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { isStaff, type Viewer } from '../../kernel/viewer.ts'
import { endLinks } from '../../identity/security-code/ending.ts'
import { quotes } from '../quotes/tables.ts'
import { licenseToWire, selectLicenses } from './license-list.ts'
import { mailUnconfirmed } from './mails.ts'
import { surplusLicenses } from './tables.ts'

/** Most licenses of an agency. */
const mostLicenses = 200

const readLicense = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<SurplusLicense> => {
  const [found] = await selectLicenses(services).where(
    and(eq(surplusLicenses.id, id), await agencyScope(services, viewer)),
  )
  if (found === undefined) throw notFound()
  return licenseToWire(found)
}

/** The agency of a license, locked: the viewer's own, or the one that staff name. */
const agencyFor = async (
  services: Services,
  viewer: Viewer,
  { agencyId }: Pick<SurplusLicenseInput, 'agencyId'>,
): Promise<string> => {
  const wanted = agencyId ?? (viewer.kind === 'user' ? viewer.accountId : '')
  const [found] = await services.database
    .handle()
    .select({ id: agencies.id })
    .from(agencies)
    .where(and(eq(agencies.id, wanted), await agencyScope(services, viewer)))
    .for('update')
  if (found === undefined)
    throw agencyId === undefined ? fieldError('required', 'agencyId') : notFound()
  return found.id
}

/** A license of the viewer's scope; its agency is locked, so that it stays as it is read. */
const lockLicense = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<SurplusLicense> => {
  const { agencyId } = await readLicense(services, viewer, id)
  await agencyFor(services, viewer, { agencyId })
  return readLicense(services, viewer, id)
}

/** What a signature on file is about: with another one, it is the signature of somebody else. */
const signedFacts = [
  'brokerFirstName',
  'brokerLastName',
  'surplusLicenseNumber',
  'surplusLinesState',
] as const

/** What staff confirm of a license. */
const confirmedFacts = [...signedFacts, 'brokerEmail'] as const

const hasNotice = (state: string): boolean => noticeStates.some((each) => each === state)

/** Only staff store a signature, and only where a notice asks for one (spec 3 §6). */
const signatureFor = (
  viewer: Viewer,
  input: SurplusLicenseInput,
  before?: SurplusLicense,
): boolean => {
  const { signatureOnFile = false, surplusLinesState } = input
  if (!hasNotice(surplusLinesState)) return false
  if (isStaff(viewer)) return signatureOnFile
  return (
    before?.signatureOnFile === true && signedFacts.every((fact) => before[fact] === input[fact])
  )
}

/** What staff write is confirmed; what an agency writes only as far as it was confirmed before. */
const isConfirmedFor = (
  viewer: Viewer,
  input: SurplusLicenseInput,
  before?: SurplusLicense,
): boolean =>
  isStaff(viewer) ||
  (before?.isConfirmed === true && confirmedFacts.every((fact) => before[fact] === input[fact]))

/** Ends the links to notices that the mailbox of a license was sent. */
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

/** 400 for a state that there is not, or a license that the agency has already. */
const mustBeNew = async (
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

/** Adds a license to an agency, which is locked, so that their number is bounded. */
export const addLicense = (
  services: Services,
  viewer: Viewer,
  input: SurplusLicenseInput,
): Promise<SurplusLicense> =>
  services.database.transaction(async () => {
    const agencyId = await agencyFor(services, viewer, input)
    const handle = services.database.handle()
    const count = await handle.$count(surplusLicenses, eq(surplusLicenses.agencyId, agencyId))
    if (count >= mostLicenses)
      throw new ApiError('tooManySurplusLicenses', { params: { most: mostLicenses } })
    await mustBeNew(services, agencyId, input)
    const id = services.newId()
    await handle.insert(surplusLicenses).values({
      ...columnsOf(input),
      id,
      agencyId,
      signatureOnFile: signatureFor(viewer, input),
      isConfirmed: isConfirmedFor(viewer, input),
      created: services.clock.now(),
    })
    const added = await readLicense(services, viewer, id)
    if (!added.isConfirmed) await mailUnconfirmed(services, added)
    return added
  })

/** Changes a license; it stays with its agency. */
export const editLicense = (
  services: Services,
  viewer: Viewer,
  id: string,
  input: SurplusLicenseInput,
): Promise<SurplusLicense> =>
  services.database.transaction(async () => {
    const before = await lockLicense(services, viewer, id)
    const { agencyId } = before
    await mustBeNew(services, agencyId, input, id)
    await services.database
      .handle()
      .update(surplusLicenses)
      .set({
        ...columnsOf(input),
        signatureOnFile: signatureFor(viewer, input, before),
        isConfirmed: isConfirmedFor(viewer, input, before),
      })
      .where(eq(surplusLicenses.id, id))
    if (before.brokerEmail !== input.brokerEmail) await endBrokerLinks(services, before)
    const edited = await readLicense(services, viewer, id)
    // one that waits already was told of
    if (before.isConfirmed && !edited.isConfirmed) await mailUnconfirmed(services, edited)
    return edited
  })

/** Confirms broker and mailbox of a license as staff have read them; 409 where they have changed. */
export const confirmLicense = (
  services: Services,
  viewer: Viewer,
  id: string,
  read: ConfirmedLicense,
): Promise<SurplusLicense> =>
  services.database.transaction(async () => {
    const now = await lockLicense(services, viewer, id)
    if (confirmedFacts.some((fact) => now[fact] !== read[fact]))
      throw new ApiError('surplusLicenseChanged')
    await services.database
      .handle()
      .update(surplusLicenses)
      .set({ isConfirmed: true })
      .where(eq(surplusLicenses.id, id))
    return { ...now, isConfirmed: true }
  })

/** Removes a license; receipts of attestations name it still. */
export const removeLicense = (services: Services, viewer: Viewer, id: string): Promise<undefined> =>
  services.database.transaction(async () => {
    const license = await lockLicense(services, viewer, id)
    await services.database.handle().delete(surplusLicenses).where(eq(surplusLicenses.id, id))
    await endBrokerLinks(services, license)
    return undefined
  })

const pdfStart = '%PDF-'

/** Stores the notice that a broker signed on paper: the signature is on file where staff have looked at it. */
export const storeNotice = (
  services: Services,
  viewer: Viewer,
  { licenseId, file }: { readonly licenseId: string; readonly file: string },
): Promise<SurplusLicense> =>
  services.database.transaction(async () => {
    const { surplusLinesState } = await lockLicense(services, viewer, licenseId)
    const notice = new Uint8Array(Buffer.from(file, 'base64'))
    if (new TextDecoder().decode(notice.subarray(0, pdfStart.length)) !== pdfStart)
      throw fieldError('surplus:invalid.file', 'file')
    await services.database
      .handle()
      .update(surplusLicenses)
      .set({
        signedNotice: notice,
        signatureOnFile: hasNotice(surplusLinesState) && isStaff(viewer),
      })
      .where(eq(surplusLicenses.id, licenseId))
    return readLicense(services, viewer, licenseId)
  })

/** The uploaded notice of a license; undefined without one. */
export const readNotice = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<FileAnswer | undefined> => {
  const { surplusLicenseNumber } = await readLicense(services, viewer, id)
  const [row] = await services.database
    .handle()
    .select({ bytes: surplusLicenses.signedNotice })
    .from(surplusLicenses)
    .where(eq(surplusLicenses.id, id))
  if (!row?.bytes) return undefined
  return { name: `${surplusLicenseNumber}.pdf`, type: 'application/pdf', bytes: row.bytes }
}
