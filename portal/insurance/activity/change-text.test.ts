import { expect, test } from 'vitest'
import type { ActivityEntry } from '#core/insurance/activity/model.ts'
import { testPlatform } from '#core/testing/test-platform.ts'
import { createFormats } from '../../frame/formats/formats.ts'
import { changeText } from './change-text.ts'

type Changed = readonly [subject: ActivityEntry['subject'], field: string, value: string | null]

const textOf = async ([subject, field, after]: Changed): Promise<string> => {
  const { platform } = await testPlatform({
    namespaces: [
      'activity',
      'quotes',
      'subjectivities',
      'submissions',
      'accounts',
      'rating',
      'security',
    ],
  })
  const formats = createFormats('en-US', 'America/Chicago', platform.wording)
  return changeText(formats, 'US', subject, { field, before: null, after })
}

test.each<readonly [...Changed, string]>([
  // An account has minor units, a submission the typed text.
  ['account', 'revenue', '1200000000', 'Revenue: empty → $12,000,000'],
  ['submission', 'revenue', '12000000', 'Revenue: empty → $12,000,000'],
  ['submission', 'revenue', '12,000,000.50', 'Revenue: empty → $12,000,000.50'],
  ['submission', 'nonUsRevenue', '0', 'Revenue abroad: empty → $0'],
  ['submission', 'revenue', 'a lot', 'Revenue: empty → a lot'],
  ['account', 'phoneNumber', '+15550100260', 'Business phone: empty → (555) 010-0260'],
  ['submission', 'contactPhone', '+442079460000', 'Phone: empty → +44 20 7946 0000'],
  ['fees', 'brokerFee', '15000', 'Broker fee: empty → $150'],
])('formats a %s’s %s of %s as %s', async (...changed) => {
  const [subject, field, value, text] = changed
  expect(await textOf([subject, field, value])).toBe(text)
})

test.each<readonly [...Changed, string]>([
  ['quote', 'status', 'IN_REVIEW', 'Status: empty → In review'],
  ['quote', 'subjectivity', 'FILLED', 'Subjectivity: empty → Answered'],
  [
    'quote',
    'subjectivity',
    'Signed: by hand, in ink: MET',
    'Subjectivity: empty → Signed: by hand, in ink: Met',
  ],
  ['submission', 'status', 'readyToQuote', 'Status: empty → Ready to quote'],
  ['submission', 'declinationReason', 'CLAIMS_HISTORY', 'Reason: empty → Claims history'],
  ['submission', 'declinationReason', 'Kennels, only', 'Reason: empty → Kennels, only'],
  [
    'submission',
    'certified',
    'naicsCode, revenue',
    'Certified values: empty → Industry code, Revenue',
  ],
  ['account', 'relation', 'owner', 'Relation to the company: empty → Owner'],
])('translates a %s’s %s of %s to %s', async (...changed) => {
  const [subject, field, value, text] = changed
  expect(await textOf([subject, field, value])).toBe(text)
})
