import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { fieldErrorText } from './field-errors.ts'

test.each([
  ['required', 'License number is required'],
  ['phoneNotValid', 'License number is not a valid phone number'],
  ['accounts:license.invalid', 'Enter a letter and six digits, such as W123456'],
  ['As the server wrote it', 'As the server wrote it'],
])('translates %s to %s', async (message, text) => {
  const { platform } = await testPlatform()
  await platform.wording.load('errors', 'accounts')
  expect(fieldErrorText(platform.wording, message, { label: 'License number' })).toBe(text)
})
