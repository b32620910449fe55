import * as z from 'zod/mini'

const text = z.optional(z.string())

/** The insured's state, and the license by which its agency places surplus lines there (spec 2 §3). */
export const firmographicData = z.object({
  state: text,
  /** Whether the broker's signature is stored with the license; as the next two, for those inside. */
  signatureOnFile: z.optional(z.boolean()),
  surplusLinesNumber: text,
  surplusLinesState: text,
})

const score = z.int()

/** The scores of the insured's risk (spec 2 §3), 0 to 100; a higher one is a smaller risk. */
export const cowbellRiskFactors = z.object({
  /** Null before the first scan is done. */
  companyAggregateCF: z.nullable(score),
  industryAggregateCF: score,
  /** As in `getRisk`, whose list of names first screens need not load for this. */
  factors: z.array(z.object({ factor: z.string(), score: z.nullable(score) })),
})
