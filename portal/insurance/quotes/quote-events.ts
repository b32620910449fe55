import * as z from 'zod/mini'

/** The part of `parapet-quote-priced` that the portal reads; amounts are decimals. */
export const pricedShape = z.object({
  limit: z.number(),
  deductible: z.number(),
  totalPremium: z.number(),
  effectiveDate: z.string(),
  endDate: z.string(),
})

/** The part of `parapet-quote-saved` that the portal reads. */
export const savedShape = z.object({ quoteId: z.string(), quoteNumber: z.string() })
