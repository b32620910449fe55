import { eq } from 'drizzle-orm'
import type { Attestation, SurplusNotice } from '#core/insurance/surplus/model.ts'
import { userName } from '../../directory/users/user-name.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { quoteSubject } from '../activity/subjects.ts'
import { lockQuote, readQuote, type QuoteRef } from '../quotes/read-quote.ts'
import { assertVersion } from '../quotes/quote-version.ts'
import { quotes } from '../quotes/tables.ts'
import { assertAllowed } from '../quotes/transition-guard.ts'
import { documentHashOf, sealedReceipt } from '../signing/receipt-seal.ts'
import { brokerNameOf, isOwnLink, licenseOf } from './licenses.ts'
import { mailAttestation } from './mails.ts'
import { noticeDocument } from './notice-document.ts'
import { currentNotice } from './notices/current.ts'
import { currentTerms } from './notices/terms.ts'
import { attestedFields, neededNotice, readSurplusNotice } from './read-notice.ts'
import { noticeAttestations, type SurplusLicenseRecord } from './tables.ts'

/**
 * The confirmed license for a quote; 409 if the agency has no broker in the state whom staff have
 * confirmed.
 */
export const confirmedLicenseOf = async (
  services: Services,
  { agencyId, state }: { readonly agencyId: string; readonly state: string },
): Promise<SurplusLicenseRecord> => {
  const license = await licenseOf(services, agencyId, state)
  if (license === undefined) throw new ApiError('surplusLicenseMissing', { params: { state } })
  if (!license.isConfirmed) throw new ApiError('surplusLicenseUnconfirmed', { params: { state } })
  return license
}

/**
 * Stores the attestation of the notice of a quote's current terms, with the notice itself. Attesting
 * again changes nothing.
 */
export const attestNotice = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
  { state: attestedState, noticeVersion, termsVersion, surplusLinesNumber }: Attestation,
  ip: string,
): Promise<SurplusNotice> =>
  services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    const { record } = locked
    const state = neededNotice(record)
    if (record.noticeAttested?.getTime() === record.lastPatched.getTime())
      return readSurplusNotice(services, viewer, which)
    assertAllowed(services, 'attest', locked, viewer)
    await assertVersion(services, viewer, which, record)
    const license = await confirmedLicenseOf(services, { agencyId: record.agencyId, state })
    const notice = currentNotice(state)
    // a notice of another state or broker has a different text
    const isOfBroker =
      (surplusLinesNumber ?? license.surplusLicenseNumber) === license.surplusLicenseNumber &&
      (await isOwnLink(services, viewer, license))
    const terms = currentTerms()
    const isCurrent =
      noticeVersion === notice.version && (termsVersion ?? terms.version) === terms.version
    if (attestedState !== state || !isCurrent || !isOfBroker) throw new ApiError('noticeOutdated')
    const document = noticeDocument(
      services.wording,
      { notice, terms },
      await readQuote(services, viewer, which),
      license,
    )
    const brokerName = brokerNameOf(license)
    const fields = {
      state,
      noticeVersion,
      termsVersion: terms.version,
      brokerName,
      surplusLinesNumber: license.surplusLicenseNumber,
    }
    const attested = {
      id: services.newId(),
      quoteId: record.id,
      quoteNumber: record.quoteNumber,
      companyName: record.companyName,
      fullName: (await userName(services, viewer)) ?? brokerName,
      consent: notice.attestation,
      address: ip,
      signed: services.clock.now(),
      priced: record.lastPatched,
      documentHash: documentHashOf(document),
    }
    const handle = services.database.handle()
    await handle.insert(noticeAttestations).values({
      ...attested,
      ...fields,
      documentName: `${record.quoteNumber} ${notice.version}.txt`,
      document,
      ...sealedReceipt(services, attested, attestedFields(fields)),
    })
    // not a new revision: the terms are the same
    await handle
      .update(quotes)
      .set({ noticeAttested: record.lastPatched, modified: attested.signed })
      .where(eq(quotes.id, record.id))
    await logChange(services, viewer, quoteSubject(record), [
      { field: 'surplusNotice', before: null, after: noticeVersion },
    ])
    if (viewer.kind === 'record') await mailAttestation(services, record, attested.fullName)
    return readSurplusNotice(services, viewer, which)
  })
