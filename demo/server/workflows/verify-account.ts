import type { Account, Verification } from '#core/insurance/accounts/model.ts'
import { pricedFacts } from '#core/insurance/quotes/review/model.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { lockAccount, readAccount, markVerified } from '../insurance/accounts/service.ts'
import type { AccountRecord } from '../insurance/accounts/tables.ts'
import { checkFields } from '../insurance/quotes/edit/details-check.ts'

/**
 * Data of the quote: it changes by updating the quote, never by verifying, except for a missing
 * postcode.
 */
const quotedFacts = pricedFacts.filter((fact) => fact !== 'zipCode')

/** Fields that verifying may add; known ones change with the details. */
const plainFacts = [
  'dbaOrTradestyle',
  'noOfEmployeesAll',
  'ownershipType',
  'entityType',
  'isFranchise',
  'phoneNumber',
  'address1',
  'address2',
  'city',
  'zipCode',
  'domainName',
  'domains',
  'hostname',
  'incidentResponsePlan',
] as const satisfies readonly (keyof Verification)[]

type Fact = (typeof quotedFacts)[number] | (typeof plainFacts)[number]

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : (value ?? '') !== ''

/** Unknown values are equal; domains are compared without case. */
const isSame = (fact: Fact, sent: unknown, stored: unknown): boolean => {
  if (!isKnown(sent) || !isKnown(stored)) return isKnown(sent) === isKnown(stored)
  const [one, other] = [JSON.stringify(sent), JSON.stringify(stored)]
  return fact === 'domainName' ? one.toLowerCase() === other.toLowerCase() : one === other
}

/** The sent fields that an account lacks. */
const completing = (
  input: Verification,
  record: AccountRecord,
): Partial<Pick<Verification, (typeof plainFacts)[number]>> => {
  const { domainName } = input
  const sent = { ...input, ...(domainName && { domainName: domainName.toLowerCase() }) }
  return Object.fromEntries(
    plainFacts.flatMap((fact) =>
      isKnown(sent[fact]) && !isKnown(record[fact]) ? [[fact, sent[fact]]] : [],
    ),
  )
}

/**
 * The fields in which the account differs from the attested values: known ones that were sent with
 * another value; if another version was read, also known ones that were not sent, and sent ones that it
 * lacks by now.
 */
const differingFacts = (
  input: Verification,
  record: AccountRecord,
  seen: string | undefined,
): readonly Fact[] => {
  const isAsRead = seen === undefined || seen === record.modified.toISOString()
  return [
    ...quotedFacts.filter(
      (fact) =>
        (!isAsRead || input[fact] !== undefined) && !isSame(fact, input[fact], record[fact]),
    ),
    ...plainFacts.filter((fact) => {
      // a verified account is not completed, and no sent field is dropped silently
      const completes = !isKnown(record[fact]) && record.verifiedDate === null
      const isLeft = isAsRead && (completes || input[fact] === undefined)
      return !isLeft && !isSame(fact, input[fact], record[fact])
    }),
  ]
}

/**
 * Verifies an unverified account, once (spec 2 §4); an embed user's account becomes the agency's. The
 * account is attested as it is: 409 at each field that differs, so that no known value is overwritten.
 */
export const verifyAccount = (
  services: Services,
  viewer: Viewer,
  input: Verification,
  { seen }: { readonly seen?: string } = {},
): Promise<Account> =>
  services.database.transaction(async () => {
    const record = await lockAccount(services, viewer, input.accountId)
    const differing = differingFacts(input, record, seen)
    if (differing.length > 0) {
      throw new ApiError('accountFactsDiffer', {
        fieldErrors: differing.map((field) => ({ code: 'accountFactsDiffer', field })),
      })
    }
    if (record.verifiedDate === null) {
      const facts = completing(input, record)
      await checkFields(services, viewer, record, facts)
      await markVerified(services, viewer, record, facts)
    }
    return readAccount(services, viewer, record.id)
  })
