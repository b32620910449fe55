import * as z from 'zod/mini'
import { fillInCheck, reasonFields } from '../../../foundation/validation/reason.ts'
import { lostReasons } from '../../accounts/closure.ts'
import { product } from '../../products/model.ts'

/** Body of a lost quote (spec 2 §3, §5). */
export const quoteLoss = z
  .object({
    ...reasonFields(lostReasons, 'quote-lifecycle:error.lossReason'),
    productType: z.optional(product),
  })
  .check(fillInCheck())
export type QuoteLoss = z.output<typeof quoteLoss>
