import { expect, test } from 'vitest'
import { clientError } from '../../testing/client-error.ts'
import { callErrors } from './call-errors.ts'
import { displayMessage } from './display-message.ts'

const { messageOf } = callErrors(
  { t: (key) => `text of ${key}` },
  {
    network: 'security:failure.network',
    session: 'security:failure.session',
    other: 'security:failure.load',
  },
)

const answered = (status: number, code: string) =>
  clientError({ status, code, message: `Server message for ${code}.` })

test.each([
  [401, 'sessionExpired', 'text of security:failure.session'],
  [401, 'keyRefused', 'Server message for keyRefused.'],
  [403, 'originRefused', 'Server message for originRefused.'],
  [404, 'notFound', 'Server message for notFound.'],
])('shows %i %s as “%s” and reports it to the page', (status, code, text) => {
  const error = answered(status, code)
  expect(messageOf(error)).toBe(text)
  expect(displayMessage(error)).toBe(text)
})
