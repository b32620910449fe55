import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { pageOf } from '../../platform/api/lists.ts'
import { documentKinds } from '../products/document-kinds.ts'

/**
 * Documents that the platform generates, and applications attached to a submission. The latter are
 * for the agency and the provider only.
 */
export const listedKinds = [...documentKinds, 'application'] as const

/** A document in a list. `downloadDocument` returns its content. */
export const documentEntry = z.object({
  id: z.string(),
  docType: openEnum(listedKinds),
  /** File name with extension. */
  docName: z.string(),
  accountId: z.string(),
  quoteId: z.nullable(z.string()),
  policyId: z.nullable(z.string()),
  companyName: z.string(),
  mimeType: z.string(),
  /** Size in bytes. */
  size: z.int(),
  created: z.iso.datetime(),
  /** The insured's IANA time zone, used to display dates. */
  timezone: z.optional(z.string()),
})
export type DocumentEntry = z.output<typeof documentEntry>

export const documentPage = pageOf(documentEntry)
