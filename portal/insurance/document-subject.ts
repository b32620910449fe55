import * as z from 'zod/mini'

/** The record whose documents are listed, as lists of documents filter by it. */
export const documentSubject = z.object({
  accountId: z.string(),
  /** All documents of the account without a filter. */
  filter: z.object({ quoteId: z.optional(z.string()), policyId: z.optional(z.string()) }),
  /** The number of the record, or the name of the account. */
  name: z.string(),
})
export type DocumentSubject = z.output<typeof documentSubject>
