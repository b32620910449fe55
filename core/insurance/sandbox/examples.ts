/**
 * Records for the live examples in the documentation, on platforms that run the demo: an account,
 * a quote under review, one with a surplus lines notice, a policy to pay, and a link with its
 * code.
 */
export const exampleRecords = ['account', 'review', 'notice', 'policy', 'code'] as const
export type ExampleRecord = (typeof exampleRecords)[number]

/**
 * GET returns `ExampleAccess`; POST returns a visitor's `ExampleSession`. Absent without the
 * demo.
 */
export const examplesPath = '/demo/examples'

/** Access for examples that need no record. */
export interface ExampleAccess {
  readonly clientKey: string
}

/**
 * Body of POST. `readerId` is random, stored by the tab, and finds the visitor's own records again.
 */
export interface ExampleRequest {
  readonly record: ExampleRecord
  readonly readerId: string
}

/** A visitor's access to a record. */
export interface ExampleSession {
  readonly id: string
  /** A token for this record only. A link has none, because its code opens it. */
  readonly accessToken?: string
  /** The address that the link's code is sent to. */
  readonly mailbox?: string
}
