import { desc, eq } from 'drizzle-orm'
import { localeOf } from '#core/foundation/region/regions.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Receipt, Signing } from '#core/insurance/signing/model.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { isInside, type Viewer } from '../../kernel/viewer.ts'
import { readQuote, type QuoteRef } from '../quotes/read-quote.ts'
import type { ReceiptRecord } from './receipt-columns.ts'
import { signatures, type SignatureRecord } from './tables.ts'
import { isIntact } from './receipt-seal.ts'

/** The last signature of a quote. The caller has checked access. */
export const lastSignature = async (
  { database }: Services,
  quoteId: string,
): Promise<SignatureRecord | undefined> => {
  const [record] = await database
    .handle()
    .select()
    .from(signatures)
    .where(eq(signatures.quoteId, quoteId))
    .orderBy(desc(signatures.signed), desc(signatures.id))
    .limit(1)
  return record
}

/**
 * A verified receipt as its viewers see it; `more` has the fields that its kind attests besides the
 * common ones. The signer's network address is for the agency and the provider, not for the insured.
 */
export const receiptToWire = (
  services: Pick<Services, 'seals' | 'database'>,
  viewer: Viewer,
  record: ReceiptRecord,
  quote: Pick<Quote, 'lastPatched' | 'timezone'>,
  more?: readonly string[],
): Receipt => ({
  id: record.id,
  quoteNumber: record.quoteNumber,
  companyName: record.companyName,
  fullName: record.fullName,
  consent: record.consent,
  signed: record.signed.toISOString(),
  timezone: quote.timezone,
  ...(isInside(viewer) && { address: record.address }),
  documentHash: record.documentHash,
  receiptHash: record.receiptHash,
  seal: record.seal,
  isIntact: isIntact(services, record, more),
  isCurrent: record.priced.toISOString() === quote.lastPatched,
})

/** The text that the policyholder of a quote agrees to. */
export const consentOf = ({ wording }: Services, quote: Quote): string =>
  wording.in(localeOf[quote.region])('signing:consent', {
    number: quote.quoteNumber,
    company: quote.companyName,
  })

/** The document to sign of a quote, and the verified receipt of a signature. */
export const readSigning = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<Signing> => {
  const quote = await readQuote(services, viewer, which)
  const record = await lastSignature(services, quote.id)
  return {
    quoteId: quote.id,
    accountId: quote.accountId,
    quoteNumber: quote.quoteNumber,
    product: quote.product,
    companyName: quote.companyName,
    agencyName: quote.agencyName,
    currency: quote.currency,
    limit: quote.limit,
    totalPremium: quote.totalPremium,
    effectiveDate: quote.effectiveDate,
    endDate: quote.endDate,
    fullName: `${quote.customerFirstName} ${quote.customerLastName}`.trim(),
    consent: consentOf(services, quote),
    modified: quote.modified,
    maySign: quote.allowedActions.includes('sign'),
    receipt: record === undefined ? null : receiptToWire(services, viewer, record, quote),
  }
}

/** The signed document of a quote; undefined if nothing is signed. */
export const readSignedDocument = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<FileAnswer | undefined> => {
  const quote = await readQuote(services, viewer, { quoteId })
  const record = await lastSignature(services, quote.id)
  return record && { name: record.documentName, type: 'application/pdf', bytes: record.document }
}
