import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fillInOption } from '../../../foundation/validation/reason.ts'
import { decline, declineReasons } from './decline.ts'

const messagesOf = (value: unknown): Record<string, string> => {
  const result = z.safeDecode(decline, value as never)
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]),
  )
}

test.each(declineReasons.filter((reason) => reason !== fillInOption))(
  '%s needs only its description',
  (reasonSummary) => {
    const form = { reasonSummary, reason: 'As discussed.', isNotificationEnabled: false }
    expect(z.decode(decline, form)).toEqual(form)
  },
)

test('requires both reasons', () => {
  expect(messagesOf({ reason: '  ', isNotificationEnabled: true })).toEqual({
    reasonSummary: 'declinationReasonRequired',
    reason: 'reasonDescriptionRequired',
  })
})

test('requires a text for the fill-in option', () => {
  const form = { reasonSummary: fillInOption, reason: 'See below.', isNotificationEnabled: true }
  expect(messagesOf(form)).toEqual({ fillInReason: 'fillInRequired' })
  expect(messagesOf({ ...form, fillInReason: '  ' })).toEqual({ fillInReason: 'fillInRequired' })
  expect(messagesOf({ ...form, fillInReason: 'Outside our appetite' })).toEqual({})
})

test('rejects a fill-in text for other reasons', () => {
  const form = {
    reasonSummary: 'BOR',
    reason: 'See below.',
    isNotificationEnabled: true,
    fillInReason: 'Outside our appetite',
  }
  expect(messagesOf(form)).toEqual({ fillInReason: 'api-errors:fillInUnasked' })
  const submission = {
    declinationReason: 'POOR_CONTROLS',
    declinationReasonDescription: 'See below.',
    fillInDeclinationReason: 'Outside our appetite',
  }
  expect(messagesOf({ ...form, fillInReason: '', submission })).toEqual({
    'submission.fillInDeclinationReason': 'api-errors:fillInUnasked',
  })
})
