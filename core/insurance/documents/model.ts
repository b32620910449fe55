import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { pageOf } from '../../platform/api/lists.ts'
import { documentKinds } from '../products/document-kinds.ts'

/** Documents that the platform draws, and applications that came with a submission, for the agency and the provider. */
export const listedKinds = [...documentKinds, 'application'] as const

/** A document in a list; `downloadDocument` returns its bytes. */
export const documentEntry = z.object({
  id: z.string(),
  docType: openEnum(listedKinds),
  /** Name of the file with its ending. */
  docName: z.string(),
  accountId: z.string(),
  quoteId: z.nullable(z.string()),
  policyId: z.nullable(z.string()),
  companyName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  created: z.iso.datetime(),
  /** The IANA zone of the insured, in which its dates are written. */
  timezone: z.optional(z.string()),
})
export type DocumentEntry = z.output<typeof documentEntry>

export const documentPage = pageOf(documentEntry)
