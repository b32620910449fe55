import * as z from 'zod/mini'

/** The record whose documents are listed, as lists of documents filter by it. */
export const documentSubject = z.object({
  accountId: z.string(),
  filter: z.union([z.object({ quoteId: z.string() }), z.object({ policyId: z.string() })]),
  /** The number of the record. */
  name: z.string(),
})
export type DocumentSubject = z.output<typeof documentSubject>
