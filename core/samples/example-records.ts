import { toMinor } from '../foundation/money/money.ts'
import type { SampleRecords } from './sample.ts'

/** Ids of nonexistent records for the examples in the OpenAPI document. */
export const exampleRecords: SampleRecords = {
  organisationId: 'agency-1f0c',
  agencyId: 'agency-1f0c',
  teamId: 'team-88b2',
  accountId: 'account-52ab',
  quoteId: 'quote-77de',
  policyId: 'policy-90c4',
  comparisonId: 'comparison-0a71',
  docId: 'document-3b18',
  noteId: 'note-2c95',
  licenseId: 'license-5b33',
  attestationId: 'attestation-7c02',
  subjectivityId: 'subjectivity-4b1d',
  submissionId: 'submission-3e72',
  submissionDocId: 'document-8a40',
  intentId: 'intent-6e02',
  quoteInput: {
    product: 'P100',
    account: {
      name: 'Lone Star Dental, PLLC',
      state: 'TX',
      naicsCode: '621210',
      revenue: toMinor(12_000_000),
      yearEstablished: 1998,
    },
  },
  email: 'rosa@lonestar.example',
  password: 'the password',
  phone: '(512) 555-0143',
  keyId: 'key-41d7',
  clientKey: 'pk_agency',
  origin: 'https://agency.example',
  soon: '2027-03-01',
  humanProof: 'eyJjaGFsbGVuZ2UiOnt9fQ==',
}
