import { describe, expect, test } from 'vitest'
import { dialogs, linkedDialog } from './registry.ts'

describe('a dialog that an address asks for', () => {
  test('opens by its id with the data it takes', () => {
    expect(linkedDialog('request-to-bind', '{"quoteId":"q-1","more":1}')).toEqual({
      id: 'request-to-bind',
      input: { quoteId: 'q-1' },
    })
  })

  test.each([
    ['no-such-dialog', '{"quoteId":"q-1"}'],
    ['toString', '{}'],
    ['mfa-required', '{}'],
    ['request-to-bind', '{"quoteId":5}'],
    ['request-to-bind', 'not json'],
    ['request-to-bind', undefined],
    [undefined, '{}'],
  ])('%s with %s is nothing', (id, data) => {
    expect(linkedDialog(id, data)).toBeUndefined()
  })
})

test.each(Object.keys(dialogs))(
  '%s cannot be lost by a press outside when it holds a form or must be answered',
  (id) => {
    const isForm = [
      'request-to-bind',
      'decline-quote',
      'mfa-required',
      'invite-user',
      'invite-organisation',
    ].includes(id)
    const entry = Object.entries(dialogs).find(([key]) => key === id)?.[1]
    expect(entry?.sticky).toBe(isForm)
  },
)
