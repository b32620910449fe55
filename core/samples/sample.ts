import type { CalculatorInput } from '../insurance/rating/model.ts'
import type { Endpoint, InputOf } from '../platform/api/endpoint.ts'

/**
 * Records that exist in the environment of a sample, and the data that their user calls with. All
 * belong to one tenant.
 */
export interface SampleRecords {
  /** The organisation that the caller acts in. */
  readonly organisationId: string
  readonly agencyId: string
  /** A team of the agency; absent if it has none. */
  readonly teamId?: string | undefined
  readonly accountId: string
  readonly quoteId: string
  readonly policyId: string
  /** A shared comparison with the quote. */
  readonly comparisonId: string
  readonly docId: string
  /** A note about the account. */
  readonly noteId: string
  /** A surplus lines license of the agency. */
  readonly licenseId: string
  /** An attestation of the quote's surplus lines notice. */
  readonly attestationId: string
  /** A subjectivity of the quote. */
  readonly subjectivityId: string
  /** A submission of the agency, and a document of it. */
  readonly submissionId: string
  readonly submissionDocId: string
  /** An intent to pay the policy. */
  readonly intentId: string
  /** The input that priced the quote; its `product` is that of the quote. */
  readonly quoteInput: CalculatorInput
  /** The credentials of a sign-in. */
  readonly email: string
  readonly password: string
  /** A phone number of the quote's region. */
  readonly phone: string
  /** A key of the agency. */
  readonly keyId: string
  /** A publishable key, and an origin that it is registered for. */
  readonly clientKey: string
  readonly origin: string
  /** A day in the next weeks, as `YYYY-MM-DD`. */
  readonly soon: string
  /** A solved human check. */
  readonly humanProof: string
}

/** A sample input of an endpoint: constant, or built from records. */
export type Sample<E extends Endpoint> =
  | (InputOf<E> & object)
  | ((records: SampleRecords) => InputOf<E> & object)

/** A sample for every endpoint of a domain, by its name; a domain's `samples.ts` satisfies it. */
export type SamplesOf<Domain> = {
  readonly [Name in keyof Domain]: Domain[Name] extends Endpoint ? Sample<Domain[Name]> : never
}
