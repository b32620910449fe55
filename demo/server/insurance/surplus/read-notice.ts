import { and, desc, eq } from 'drizzle-orm'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { noticeStateOf, type NoticeState } from '#core/insurance/quotes/surplus-notice.ts'
import {
  maxReceipts,
  type NoticeReceipt,
  type SurplusNotice,
} from '#core/insurance/surplus/model.ts'
import { ApiError, notFound } from '../../kernel/api-error.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { readQuote, type QuoteRef } from '../quotes/read-quote.ts'
import { receiptToWire } from '../signing/read-signing.ts'
import { hasValidHashes } from '../signing/receipt-seal.ts'
import { figuresOf } from './figures.ts'
import { isOwnLink, licenseOf } from './licenses.ts'
import { currentNotice } from './notices/current.ts'
import { currentTerms, termsOf } from './notices/terms.ts'
import { noticeAttestations, type AttestationRecord } from './tables.ts'

/** The state whose notice a quote needs; 409 if it needs none. */
export const neededNotice = (quote: Parameters<typeof noticeStateOf>[0]): NoticeState => {
  const state = noticeStateOf(quote)
  if (state === undefined) throw new ApiError('noticeNotNeeded')
  return state
}

/** A quote's attestations, newest first. The caller has checked access. */
const attestationsOf = (
  { database }: Services,
  quoteId: string,
  max: number,
): Promise<AttestationRecord[]> =>
  database
    .handle()
    .select()
    .from(noticeAttestations)
    .where(eq(noticeAttestations.quoteId, quoteId))
    .orderBy(desc(noticeAttestations.signed), desc(noticeAttestations.id))
    .limit(max)

/** The fields that an attestation's receipt attests in addition to a signature's. */
export const attestedFields = ({
  state,
  noticeVersion,
  termsVersion,
  brokerName,
  surplusLinesNumber,
}: Pick<
  AttestationRecord,
  'state' | 'noticeVersion' | 'termsVersion' | 'brokerName' | 'surplusLinesNumber'
>): readonly string[] => [state, noticeVersion, termsVersion, brokerName, surplusLinesNumber]

const noticeReceiptToWire = (
  services: Services,
  viewer: Viewer,
  record: AttestationRecord,
  quote: Quote,
): NoticeReceipt => ({
  ...receiptToWire(services, viewer, record, quote, attestedFields(record)),
  state: record.state,
  noticeVersion: record.noticeVersion,
  // a version that was never published cannot be shown
  terms: termsOf(record.termsVersion) ?? {
    version: record.termsVersion,
    title: '',
    paragraphs: [],
  },
  brokerName: record.brokerName,
  surplusLinesNumber: record.surplusLinesNumber,
})

/** An attestation from before receipts were sealed is verified by its hashes. */
const isIntactUnsealed = (record: AttestationRecord | undefined): boolean =>
  record?.seal === null && hasValidHashes(record, attestedFields(record))

/** The notice of a surplus quote, and the verified receipt of its last attestation. */
export const readSurplusNotice = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<SurplusNotice> => {
  const quote = await readQuote(services, viewer, which)
  const state = neededNotice(quote)
  const license = await licenseOf(services, quote.agencyId, state)
  const [record] = await attestationsOf(services, quote.id, 1)
  const receipt = record === undefined ? null : noticeReceiptToWire(services, viewer, record, quote)
  return {
    quoteId: quote.id,
    quoteNumber: quote.quoteNumber,
    product: quote.product,
    companyName: quote.companyName,
    agencyName: quote.agencyName,
    currency: quote.currency,
    effectiveDate: quote.effectiveDate,
    expiresOn: quote.expiresOn,
    created: quote.created,
    timezone: quote.timezone,
    modified: quote.modified,
    ...figuresOf(quote),
    notice: currentNotice(state),
    terms: currentTerms(),
    broker:
      license === undefined
        ? null
        : {
            surplusLinesBrokerFirstName: license.brokerFirstName,
            surplusLinesBrokerLastName: license.brokerLastName,
            surplusLinesNumber: license.surplusLicenseNumber,
            surplusLinesState: license.surplusLinesState,
            signatureOnFile: license.signatureOnFile,
            isConfirmed: license.isConfirmed,
          },
    surplusNoticeAttested:
      receipt?.isCurrent === true && (receipt.isIntact || isIntactUnsealed(record)),
    mayAttest:
      license?.isConfirmed === true &&
      quote.allowedActions.includes('attest') &&
      (await isOwnLink(services, viewer, license)),
    receipt,
  }
}

/** The verified receipts of a quote's attestations, even if it no longer needs a notice. */
export const listAttestations = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<{ content: NoticeReceipt[] }> => {
  const quote = await readQuote(services, viewer, { quoteId })
  const records = await attestationsOf(services, quote.id, maxReceipts)
  return { content: records.map((record) => noticeReceiptToWire(services, viewer, record, quote)) }
}

const fileOf = ({ documentName: name, document: bytes }: AttestationRecord): FileAnswer => ({
  name,
  type: 'text/plain',
  bytes,
})

/** The notice of one of a quote's attestations; 404 for another quote's. */
export const readAttestation = async (
  services: Services,
  viewer: Viewer,
  { id: quoteId, attestationId }: { readonly id: string; readonly attestationId: string },
): Promise<FileAnswer> => {
  const quote = await readQuote(services, viewer, { quoteId })
  const [record] = await services.database
    .handle()
    .select()
    .from(noticeAttestations)
    .where(and(eq(noticeAttestations.quoteId, quote.id), eq(noticeAttestations.id, attestationId)))
  if (record === undefined) throw notFound()
  return fileOf(record)
}

/** The last attested notice; undefined without an attestation. */
export const readAttestedNotice = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<FileAnswer | undefined> => {
  const quote = await readQuote(services, viewer, { quoteId })
  const [record] = await attestationsOf(services, quote.id, 1)
  return record && fileOf(record)
}
