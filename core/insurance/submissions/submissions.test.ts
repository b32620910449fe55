import { describe, expect, test } from 'vitest'
import { quoteStatuses } from '../quotes/statuses.ts'
import { submissionFieldErrors } from './field-errors.ts'
import { dataStatusOf, type ScoredValue, type SubmissionField } from './fields.ts'
import { decidedStatuses, quoteEffects, effectiveSubmissionStatus } from './effective-status.ts'
import { openSubmissionStatuses, submissionStatuses } from './statuses.ts'
import { settableStatusesOf, submissionTransitionError } from './transitions.ts'

const needed = [
  'name',
  'naicsCode',
  'revenue',
  'yearEstablished',
  'contactFirstName',
  'contactLastName',
  'contactEmail',
  'state',
] as const

const valuesBut = (
  left: readonly SubmissionField[],
  uncertain: Partial<Pick<ScoredValue, 'score' | 'isCertified'>> = {},
): ScoredValue[] =>
  needed
    .filter((field) => !left.includes(field))
    .map((field) => ({
      field,
      value: 'x',
      score: 1,
      isCertified: false,
      ...(field === 'revenue' && uncertain),
    }))

test.each([
  ['all values are present', valuesBut([]), 'new_business', 'readyToQuote'],
  ['the contact is missing', valuesBut(['contactEmail']), 'new_business', 'incomplete'],
  ['a value is uncertain', valuesBut([], { score: 0.79 }), 'new_business', 'incomplete'],
  [
    'a person certified the value',
    valuesBut([], { score: 0, isCertified: true }),
    'new_business',
    'readyToQuote',
  ],
  [
    'no rating value is known',
    valuesBut(['naicsCode', 'revenue', 'yearEstablished']),
    'new_business',
    'needsApplication',
  ],
  ['nothing is known about a renewal', [], 'renewal', 'incomplete'],
] as const)('derives the status if %s', (_, values, businessType, status) => {
  expect(dataStatusOf({ region: 'US', businessType, values })).toBe(status)
})

test('covers only existing quote statuses', () => {
  const known: readonly string[] = quoteStatuses
  expect(Object.keys(quoteEffects).filter((status) => !known.includes(status))).toEqual([])
})

test('defines every status as open, set by a person, or derived from a quote', () => {
  const all = new Set<string>([
    ...openSubmissionStatuses,
    ...decidedStatuses,
    ...Object.values(quoteEffects),
  ])
  expect(submissionStatuses.filter((status) => !all.has(status))).toEqual([])
})

test.each([
  ['incomplete', 'READY', 'quoted'],
  ['incomplete', 'REFERRED', 'referred'],
  ['declined', 'READY', 'declined'],
  ['declined', 'ISSUED', 'bound'],
  ['uwEscalation', 'READY', 'uwEscalation'],
  ['uwEscalation', 'LOST', 'lost'],
  ['readyToQuote', 'DECLINED', 'readyToQuote'],
] as const)('shows %s with a %s quote as %s', (status, quoteStatus, shown) => {
  const businessType = 'new_business'
  expect(effectiveSubmissionStatus({ status, businessType, quoteStatus, isExpired: true })).toBe(
    shown,
  )
})

describe('transitions by permission', () => {
  const agent = ['submission:read', 'submission:update', 'submission:quote']
  const desk = [...agent, 'submission:review', 'submission:decline']
  test.each([
    ['decline', 'readyToQuote', agent, 'submissionActorForbids'],
    ['decline', 'readyToQuote', desk, null],
    ['decline', 'bound', desk, 'submissionStatusForbids'],
    ['reopen', 'lost', agent, null],
    ['reopen', 'declined', agent, 'submissionActorForbids'],
    ['reopen', 'declined', desk, null],
    ['complete', 'quoted', desk, 'submissionStatusForbids'],
    ['autoQuote', 'incomplete', agent, 'submissionIncomplete'],
  ] as const)(
    'checks the permission to %s while it is %s',
    (action, status, permissions, error) => {
      expect(submissionTransitionError(action, { status, isComplete: false }, permissions)).toBe(
        error,
      )
    },
  )
})

test.each([
  [
    'uwEscalation',
    'new_business',
    null,
    ['needsApplication', 'incomplete', 'readyToQuote', 'migrated'],
  ],
  ['uwEscalation', 'new_business', 'READY', ['migrated']],
  ['uwEscalation', 'new_business', 'REFERRED', ['migrated']],
  [
    'uwEscalation',
    'new_business',
    'DECLINED',
    ['needsApplication', 'incomplete', 'readyToQuote', 'migrated'],
  ],
  ['quoted', 'new_business', 'READY', ['migrated']],
  ['referred', 'renewal', 'REFERRED', ['renewed', 'nonRenewed', 'migrated']],
] as const)(
  'a %s %s with quote %s has the settable statuses',
  (status, businessType, quote, settable) => {
    expect(settableStatusesOf({ status, businessType, quote: quote && { status: quote } })).toEqual(
      settable,
    )
  },
)

test.each([
  ['US', 'revenue', '250.000', 'numberAmbiguous'],
  ['US', 'revenue', '£5', 'currencyDiffers'],
  ['US', 'revenue', '12x', 'account-form:invalid.number'],
  ['US', 'revenue', '9'.repeat(20), 'revenueTooHigh'],
  ['US', 'noOfEmployeesAll', '1.250', 'numberAmbiguous'],
  ['US', 'numberOfPersonalRecords', '10.000', 'numberAmbiguous'],
  ['US', 'noOfEmployeesAll', '1.5', 'account-form:invalid.wholeNumber'],
  ['US', 'yearEstablished', '1999-05-01', 'account-form:invalid.number'],
  ['US', 'dunsNumber', '123-45-6789', 'account-form:invalid.duns'],
  ['US', 'naicsCode', '3133-44', 'account-form:invalid.industryCode'],
] as const)('in %s, rejects the %s %s as %s', (region, field, value, code) => {
  expect(submissionFieldErrors({ region, year: 2026 }, { [field]: value })).toEqual([
    { field, code },
  ])
})

test('checks present values and skips missing ones', () => {
  const context = { region: 'US', year: 2026 } as const
  const values = { name: '!!!', yearEstablished: '3000', contactEmail: 'nobody', zipCode: '1' }
  const fields = submissionFieldErrors(context, values).map(({ field }) => field)
  expect(fields).toEqual(['name', 'yearEstablished', 'zipCode', 'contactEmail'])
  expect(submissionFieldErrors(context, {})).toEqual([])
})
