import type { CalculatorInput } from '../insurance/rating/model.ts'
import type { Endpoint, InputOf } from '../platform/api/endpoint.ts'

/** Records that exist where a sample is used, and what their owner needs to call: all of one tenant. */
export interface SampleRecords {
  /** The organisation that the caller acts in. */
  readonly organisationId: string
  readonly agencyId: string
  readonly accountId: string
  readonly quoteId: string
  readonly policyId: string
  readonly docId: string
  /** An intent to pay the policy. */
  readonly intentId: string
  /** What the quote was priced by; its `product` is that of the quote. */
  readonly quoteInput: CalculatorInput
  /** A sign-in. */
  readonly email: string
  readonly password: string
  /** A telephone number of the quote's region. */
  readonly phone: string
  /** A publishable key, and an origin that it is registered for. */
  readonly clientKey: string
  readonly origin: string
  /** A solved human check. */
  readonly humanProof: string
}

/** An input that an endpoint takes: the same for everybody, or about records. */
export type Sample<E extends Endpoint> =
  (InputOf<E> & object) | ((records: SampleRecords) => InputOf<E> & object)

/** A sample for every endpoint of a domain, by its name. A domain's `samples.ts` satisfies it. */
export type SamplesOf<Domain> = {
  readonly [Name in keyof Domain]: Domain[Name] extends Endpoint ? Sample<Domain[Name]> : never
}
