import { createHash } from 'node:crypto'
import type { SignatureRecord } from './tables.ts'

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')

/** The hash of a signed document. */
export const documentHashOf = (document: Uint8Array): string => sha256(document)

/** What a receipt attests, apart from its own hash. */
type Attested = Omit<SignatureRecord, 'receiptHash' | 'document' | 'documentName'>

/** The hash of a receipt: of all that it attests, with the hash of the document. */
export const receiptHashOf = (attested: Attested): string => {
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
    ]),
  )
}

/** Whether document and receipt are as they were signed. */
export const isIntact = (record: SignatureRecord): boolean =>
  documentHashOf(record.document) === record.documentHash &&
  receiptHashOf(record) === record.receiptHash
