import * as z from 'zod/mini'
import { ownAddress } from '../addresses/search.ts'

/** An element that can save its input on request. */
export const isSavable = (
  element: HTMLElement,
): element is HTMLElement & { readonly save: () => Promise<boolean> } =>
  'save' in element && typeof element.save === 'function'

/** Detail of `parapet-dirty-changed`. */
export const dirtyShape = z.object({ dirty: z.boolean() })

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

/**
 * The part of `parapet-code-verified` that the portal reads: a path of its own, never another site.
 */
export const verifiedShape = z.object({
  flow: z.string(),
  redirectURL: z.string().check(z.refine((address) => ownAddress(address) !== undefined)),
})

/** The part of `parapet-error` that the portal reads. */
export const errorShape = z.object({ status: z.number() })
