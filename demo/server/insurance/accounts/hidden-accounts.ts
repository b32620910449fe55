import { ApiError } from '../../kernel/api-error.ts'
import { inWords } from '../../kernel/counted-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** How many hidden accounts a viewer may find per hour. */
const anHour = { calls: 10, seconds: 3_600 } as const

const name = 'hidden accounts'

/**
 * The subject of the limit: a managed security provider as a whole, or a user who sees only some of the
 * agency's accounts. Undefined for viewers who see every account that a new one is compared with.
 */
const guesserOf = (viewer: Viewer): string | undefined => {
  if (viewer.kind !== 'user' || viewer.accountType === 'PARAPET') return undefined
  if (viewer.accountType === 'AGENCY')
    return viewer.teamIds === undefined ? undefined : viewer.userId
  return viewer.accountId
}

const text = 'api-errors:tooManyHiddenAccounts' as const

/**
 * 429 above the limit, whether or not the agency has an account of the company: otherwise the 429 itself
 * would reveal it. Call it before `accountTakenError` and before creating an account.
 */
export const assertGuessAllowed = async (
  { limits }: Pick<Services, 'limits'>,
  viewer: Viewer,
): Promise<void> => {
  const subject = guesserOf(viewer)
  if (subject === undefined) return
  await limits.assertRoom(name, subject, anHour).catch((error: unknown) => {
    throw inWords(error, text)
  })
}

/** The 409 for an account that the viewer does not see; counted after the call is rolled back. */
export const accountTakenError = (viewer: Viewer): ApiError => {
  const subject = guesserOf(viewer)
  const counted = subject === undefined ? undefined : { name, subject, limit: anHour, text }
  return new ApiError('accountTaken', { ...(counted && { counted }) })
}
