import { tokenTypes, type TokenDetails } from '#core/identity/sign-up/model.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { openOrganisationOf } from './join.ts'
import { linkOf } from './links.ts'

/** The purpose and data of a link; 410 when its invitation was withdrawn. */
export const detailsOf = async (services: Services, token: string): Promise<TokenDetails> => {
  const link = await linkOf(services, token, tokenTypes)
  const isClosed =
    link.organisationId !== null && (await openOrganisationOf(services, link)) === undefined
  if (link.withdrawn || isClosed) throw new ApiError('linkExpired')
  const { tokenType, accountType, email, firstName, lastName, redirectPath } = link
  return {
    tokenType,
    accountType,
    email,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(redirectPath && { redirectURL: redirectPath }),
  }
}
