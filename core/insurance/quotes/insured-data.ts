import * as z from 'zod/mini'
import { factorScore, score } from '../risk/factor-score.ts'

/** The insured's state, and the license by which its agency places surplus lines there (spec 2 §3). */
export const firmographicData = z.object({
  state: z.optional(z.string()),
  /** Whether the broker's signature is stored with the license; as the next two, for those inside. */
  signatureOnFile: z.optional(z.boolean()),
  surplusLinesNumber: z.optional(z.string()),
  surplusLinesState: z.optional(z.string()),
})

/** The scores of the insured's risk (spec 2 §3). */
export const cowbellRiskFactors = z.object({
  /** Null before the first scan is done. */
  companyAggregateCF: z.nullable(score),
  industryAggregateCF: score,
  factors: z.array(factorScore),
})
