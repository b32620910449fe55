import { expect, test } from 'vitest'
import { declineForm } from './decline-form.ts'

const fieldErrorsOf = (form: object) => {
  const start = { reasonSummary: '', reason: '', fillInReason: '', isNotificationEnabled: true }
  const parsed = declineForm.safeParse({ ...start, ...form })
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )
}

test('an empty form shows both of its field errors', () => {
  expect(fieldErrorsOf({})).toEqual({
    reasonSummary: 'declinationReasonRequired',
    reason: 'reasonDescriptionRequired',
  })
})

test('the fill-in option requires its text, reported together with the rest', () => {
  expect(fieldErrorsOf({ reasonSummary: 'Fill-in option', reason: 'x' })).toEqual({
    fillInReason: 'fillInRequired',
  })
  expect(fieldErrorsOf({ reasonSummary: 'Fill-in option' })).toEqual({
    fillInReason: 'fillInRequired',
    reason: 'reasonDescriptionRequired',
  })
})

test('a reason and its description are enough', () => {
  expect(fieldErrorsOf({ reasonSummary: 'BOR', reason: 'Another broker holds it.' })).toEqual({})
})
