import * as z from 'zod/mini'
import { ownAddress } from '../../frame/addresses/search.ts'

/**
 * The part of `parapet-code-verified` that the portal reads: a path of its own, never another site.
 */
export const verifiedShape = z.object({
  flow: z.string(),
  redirectURL: z.string().check(z.refine((address) => ownAddress(address) !== undefined)),
})
