import { expect, test } from 'vitest'
import { declineBody, declineField, declineForm, emptyDecline } from './decline-form.ts'

const fieldErrorsOf = (form: object) => {
  const parsed = declineForm.safeParse({ ...emptyDecline, ...form })
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )
}

const bor = { reasonSummary: 'BOR', reason: 'Another broker holds it.' }

test('shows both field errors of an empty form', () => {
  expect(fieldErrorsOf({})).toEqual({
    reasonSummary: 'declinationReasonRequired',
    reason: 'reasonDescriptionRequired',
  })
})

test('requires the text of the fill-in option and reports it with the other errors', () => {
  expect(fieldErrorsOf({ reasonSummary: 'Fill-in option', reason: 'x' })).toEqual({
    fillInReason: 'fillInRequired',
  })
  expect(fieldErrorsOf({ reasonSummary: 'Fill-in option' })).toEqual({
    fillInReason: 'fillInRequired',
    reason: 'reasonDescriptionRequired',
  })
})

test('accepts a reason and its description', () => {
  expect(fieldErrorsOf(bor)).toEqual({})
  // A text typed before choosing another reason is not sent.
  const typed = { fillInReason: 'Marinas', accountFillIn: 'Marinas', submissionFillIn: 'Marinas' }
  const account = { declinesAccount: true, accountSummary: 'Poor Controls', accountReason: 'x' }
  const submission = {
    declinesSubmission: true,
    submissionSummary: 'POOR_CONTROLS',
    submissionReason: 'x',
  }
  const form = { ...bor, ...typed, ...account, ...submission }
  expect(fieldErrorsOf(form)).toEqual({})
})

test('requires the submission’s reasons only when it is declined too', () => {
  expect(fieldErrorsOf({ ...bor, declinesSubmission: true })).toEqual({
    submissionSummary: 'declinationReasonRequired',
    submissionReason: 'reasonDescriptionRequired',
  })
  expect(
    fieldErrorsOf({ ...bor, declinesSubmission: true, submissionSummary: 'Fill-in option' }),
  ).toEqual({ submissionReason: 'reasonDescriptionRequired', submissionFillIn: 'fillInRequired' })
})

test('sends the submission’s code only with the toggle', () => {
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

test('requires the account’s reasons only when it is declined too', () => {
  expect(fieldErrorsOf({ ...bor, declinesAccount: true })).toEqual({
    accountSummary: 'declinationReasonRequired',
    accountReason: 'reasonDescriptionRequired',
  })
  expect(
    fieldErrorsOf({ ...bor, declinesAccount: true, accountSummary: 'Fill-in option' }),
  ).toEqual({ accountReason: 'reasonDescriptionRequired', accountFillIn: 'fillInRequired' })
})

test('sends the account’s reason and product only with the toggle', () => {
  const whole = {
    ...emptyDecline,
    ...bor,
    accountSummary: 'Size is too Big',
    accountReason: 'Beyond our capacity.',
  }
  expect(declineBody({ ...whole, declinesAccount: true }, 'P100').account).toEqual({
    reasonSummary: 'Size is too Big',
    reason: 'Beyond our capacity.',
    productType: 'P100',
  })
  expect(declineBody(whole, 'P100')).not.toHaveProperty('account')
  expect(declineField('account.fillInReason')).toBe('accountFillIn')
})
