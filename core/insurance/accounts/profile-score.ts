import { isQuotable, type Account } from './model.ts'

/** A value of a profile, worth one point of the score if known. */
interface ScoredField {
  readonly id: string
  readonly isKnown: (account: ProfileInput) => boolean
}

/** The input of the score; absent, empty and 0 mean unknown. */
export type ProfileInput = {
  readonly [
    Field in
      | 'name'
      | 'naicsCode'
      | 'revenue'
      | 'yearEstablished'
      | 'noOfEmployeesAll'
      | 'address1'
      | 'city'
      | 'state'
      | 'zipCode'
      | 'phoneNumber'
      | 'policyContactPhone'
      | 'domainName'
  ]?: Account[Field] | null | undefined
} & {
  /** Set if it was attested that there is no domain. */
  readonly noDomainAttested?: string | Date | null | undefined
}

const known = (...values: readonly (string | number | null | undefined)[]): boolean =>
  values.some((value) => value !== null && value !== undefined && value !== '' && value !== 0)

/** The ten values that the profile score counts. */
export const scoredFields = [
  { id: 'name', isKnown: ({ name }) => known(name) },
  { id: 'naicsCode', isKnown: ({ naicsCode }) => known(naicsCode) },
  { id: 'revenue', isKnown: ({ revenue }) => known(revenue) },
  { id: 'yearEstablished', isKnown: ({ yearEstablished }) => known(yearEstablished) },
  { id: 'noOfEmployeesAll', isKnown: ({ noOfEmployeesAll }) => known(noOfEmployeesAll) },
  { id: 'place', isKnown: ({ state, zipCode }) => known(state, zipCode) },
  { id: 'address1', isKnown: ({ address1 }) => known(address1) },
  { id: 'city', isKnown: ({ city }) => known(city) },
  {
    id: 'phoneNumber',
    isKnown: ({ phoneNumber, policyContactPhone }) => known(phoneNumber, policyContactPhone),
  },
  {
    id: 'domainName',
    isKnown: ({ domainName, noDomainAttested }) => known(domainName) || Boolean(noDomainAttested),
  },
] as const satisfies readonly ScoredField[]

/** The profile score: one point per known value, 0 to 10. */
export const profileScoreOf = (account: ProfileInput): number =>
  scoredFields.filter(({ isKnown }) => isKnown(account)).length

/** The minimum profile score for a quote (spec 2 §9). */
export const minScoreToQuote = 4

/** Why an account cannot be quoted; undefined if it can (spec 2 §5). */
export const quotingBarrier = (
  account: Pick<Account, 'profileScore' | 'status'> | undefined,
): 'noData' | 'needsInformation' | 'notEligible' | undefined => {
  if (account === undefined) return 'noData'
  if (!isQuotable(account.status)) return 'notEligible'
  return account.profileScore < minScoreToQuote ? 'needsInformation' : undefined
}
