import * as z from 'zod/mini'

const text = z.optional(z.string())

/** The insured's state, and the agency's surplus lines license for it (spec 2 §3). */
export const firmographicData = z.object({
  state: text,
  /**
   * Whether the broker's signature is on file. This and the next two fields are for agencies and
   * staff only.
   */
  signatureOnFile: z.optional(z.boolean()),
  surplusLinesNumber: text,
  surplusLinesState: text,
})

const score = z.int()

/** The insured's risk scores (spec 2 §3), 0 to 100; higher is safer. */
export const cowbellRiskFactors = z.object({
  /** Null before the first completed scan. */
  companyAggregateCF: z.nullable(score),
  industryAggregateCF: score,
  /** As in `getRisk`. The enum is not imported, so that first screens do not load it. */
  factors: z.array(z.object({ factor: z.string(), score: z.nullable(score) })),
})
