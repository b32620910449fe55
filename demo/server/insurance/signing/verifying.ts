import { createHash } from 'node:crypto'
import type { ReceiptRecord } from './receipt-columns.ts'

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

/** The hash of a signed document. */
export const documentHashOf = (document: Uint8Array): string => sha256(document)

/** What a receipt attests, apart from its own hash. */
type Attested = Omit<ReceiptRecord, 'receiptHash' | 'document' | 'documentName'>

/** The hash of a receipt: of all that it attests, with the hash of the document; `more` is what one kind adds. */
export const receiptHashOf = (attested: Attested, more: readonly string[] = []): string => {
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

/** Whether document and receipt are as they were signed. */
export const isIntact = (record: ReceiptRecord, more?: readonly string[]): boolean =>
  documentHashOf(record.document) === record.documentHash &&
  receiptHashOf(record, more) === record.receiptHash
