import { expect, test } from 'vitest'
import { declineBody, declineForm, emptyDecline } from './decline-form.ts'

const fieldErrorsOf = (form: object) => {
  const parsed = declineForm.safeParse({ ...emptyDecline, ...form })
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

const bor = { reasonSummary: 'BOR', reason: 'Another broker holds it.' }

test('the reasons of the submission are required only when it is declined too', () => {
  expect(fieldErrorsOf({ ...bor, declinesSubmission: true })).toEqual({
    submissionSummary: 'declinationReasonRequired',
    submissionReason: 'reasonDescriptionRequired',
  })
  expect(
    fieldErrorsOf({ ...bor, declinesSubmission: true, submissionSummary: 'Fill-in option' }),
  ).toEqual({ submissionReason: 'reasonDescriptionRequired', submissionFillIn: 'fillInRequired' })
})

test('the body names the code of the submission, and nothing of it without the toggle', () => {
  const whole = {
    ...emptyDecline,
    ...bor,
    submissionSummary: 'Fill-in option',
    submissionReason: 'Out of appetite.',
    submissionFillIn: 'Marinas',
  } as const
  expect(declineBody({ ...whole, declinesSubmission: true }).submission).toEqual({
    declinationReason: 'FILL_IN_OPTION',
    declinationReasonDescription: 'Out of appetite.',
    fillInDeclinationReason: 'Marinas',
  })
  expect(declineBody(whole)).not.toHaveProperty('submission')
})
