import { createHash } from 'node:crypto'
import type { Services } from '../../kernel/services.ts'
import type { ReceiptRecord } from './receipt-columns.ts'

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

/** The hash of a signed document. */
export const documentHashOf = (document: Uint8Array): string => sha256(document)

/** The attested fields of a receipt, without its own hash. */
type Attested = Omit<ReceiptRecord, 'receiptHash' | 'seal' | 'document' | 'documentName'>

/**
 * The hash of a receipt: of all attested fields and the hash of the document; `more` has the fields
 * that one kind adds.
 */
const receiptHashOf = (attested: Attested, more: readonly string[] = []): string => {
  const { id, quoteId, quoteNumber, companyName, fullName } = attested
  const { consent, address, signed, priced, documentHash } = attested
  return sha256(
    JSON.stringify([
      id,
      quoteId,
      quoteNumber,
      companyName,
      fullName,
      consent,
      address,
      signed.toISOString(),
      priced.toISOString(),
      documentHash,
      ...more,
    ]),
  )
}

type Sealing = Pick<Services, 'seals' | 'database'>

/** The sealed text of a receipt: its hash with the seal's purpose. Receipts of test mode prove nothing. */
const sealedText = ({ database }: Sealing, receiptHash: string): string =>
  `parapet ${database.mode() === 'live' ? 'receipt' : 'test receipt'} ${receiptHash}`

/** The hash and the seal of a new receipt. */
export const sealedReceipt = (
  services: Sealing,
  attested: Attested,
  more?: readonly string[],
): Pick<ReceiptRecord, 'receiptHash'> & { readonly seal: string } => {
  const receiptHash = receiptHashOf(attested, more)
  return { receiptHash, seal: services.seals.seal(sealedText(services, receiptHash)) }
}

/** Whether this platform made a seal for a receipt, in the caller's mode. */
export const isGenuine = (services: Sealing, receiptHash: string, seal: string): boolean =>
  services.seals.isSealed(sealedText(services, receiptHash), seal)

/** Whether the hashes of document and receipt match. Anybody who changes the row can compute them again. */
export const hasValidHashes = (record: ReceiptRecord, more?: readonly string[]): boolean =>
  documentHashOf(record.document) === record.documentHash &&
  receiptHashOf(record, more) === record.receiptHash

/** Whether document and receipt are as signed. */
export const isIntact = (
  services: Sealing,
  record: ReceiptRecord,
  more?: readonly string[],
): boolean =>
  hasValidHashes(record, more) &&
  record.seal !== null &&
  isGenuine(services, record.receiptHash, record.seal)
