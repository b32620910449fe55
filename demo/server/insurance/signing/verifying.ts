import { createHash } from 'node:crypto'
import type { Seals } from '../../kernel/seals.ts'
import type { ReceiptRecord } from './receipt-columns.ts'

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

/** The hash of a signed document. */
export const documentHashOf = (document: Uint8Array): string => sha256(document)

/** What a receipt attests, apart from its own hash. */
type Attested = Omit<ReceiptRecord, 'receiptHash' | 'seal' | 'document' | 'documentName'>

/** The hash of a receipt: of all that it attests, with the hash of the document; `more` is what one kind adds. */
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

/** What is sealed of a receipt: its hash, with what the seal is for. */
const sealedText = (receiptHash: string): string => `parapet receipt ${receiptHash}`

/** The hash and the seal of a new receipt. */
export const sealedReceipt = (
  seals: Seals,
  attested: Attested,
  more?: readonly string[],
): Pick<ReceiptRecord, 'receiptHash'> & { readonly seal: string } => {
  const receiptHash = receiptHashOf(attested, more)
  return { receiptHash, seal: seals.seal(sealedText(receiptHash)) }
}

/** Whether a seal was made for a receipt by this platform. */
export const isGenuine = (seals: Seals, receiptHash: string, seal: string): boolean =>
  seals.isSealed(sealedText(receiptHash), seal)

/** Whether document and receipt are as they were signed. */
export const isIntact = (seals: Seals, record: ReceiptRecord, more?: readonly string[]): boolean =>
  documentHashOf(record.document) === record.documentHash &&
  receiptHashOf(record, more) === record.receiptHash &&
  // hashes alone can be computed again by whoever changes the row
  record.seal !== null &&
  isGenuine(seals, record.receiptHash, record.seal)
