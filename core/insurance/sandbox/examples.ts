/**
 * Records that the documentation’s live examples show where a platform runs the demo: an account, a
 * quote under review, one with a surplus lines notice, a policy to pay, and a link with its code.
 */
export const exampleRecords = ['account', 'review', 'notice', 'policy', 'code'] as const
export type ExampleRecord = (typeof exampleRecords)[number]

/** GET answers `ExampleAccess`, POST one reader’s `ExampleSession`; absent without the demo. */
export const examplesPath = '/demo/examples'

/** What examples without a record need. */
export interface ExampleAccess {
  readonly clientKey: string
}

/** Body of POST: `readerId` is random, stored by the tab, and finds the reader’s own records again. */
export interface ExampleRequest {
  readonly record: ExampleRecord
  readonly readerId: string
}

/** A record of one reader. */
export interface ExampleSession {
  readonly id: string
  /** Of this record alone; a link has none, because its code opens it. */
  readonly accessToken?: string
  /** Where the code of a link is sent. */
  readonly mailbox?: string
}
