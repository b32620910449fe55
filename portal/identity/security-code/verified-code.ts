import * as z from 'zod/mini'
import type { SessionUser } from '#core/identity/session/session.ts'
import { ownAddress } from '../../frame/addresses/search.ts'

/** The part of `parapet-code-verified` that the portal reads; the path must be the portal's own. */
export const verifiedShape = z.object({
  flow: z.string(),
  redirectURL: z.string().check(z.refine((address) => ownAddress(address) !== undefined)),
})

/**
 * The address to open after the code was verified. Agency users get their agency's name in it,
 * except for a surplus lines notice, which they must not sign in its name (spec 1 §2).
 */
export const verifiedAddress = (
  { redirectURL, flow }: { readonly redirectURL: string; readonly flow: string },
  viewer: Pick<SessionUser, 'accountType' | 'accountName'> | undefined,
): string => {
  if (viewer?.accountType !== 'AGENCY' || flow === 'SURPLUS_NOTICE') return redirectURL
  const [path = '', query = ''] = redirectURL.split('?')
  const search = new URLSearchParams(query)
  search.set('agencyName', viewer.accountName)
  return `${path}?${search.toString()}`
}
