import * as z from 'zod/mini'
import { boundedText, id } from '../../foundation/validation/bounded.ts'
import { product } from '../products/model.ts'

/** Which quote the risk of its account is assessed again for (spec 2 §7). */
export const reassessment = z.object({
  quoteId: id(),
  product,
  /** The agent of the quote, whom clients name; not used, because the quote names its agent. */
  agentEmail: z.optional(boundedText(320)),
})
export type Reassessment = z.output<typeof reassessment>
