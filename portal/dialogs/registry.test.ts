import { describe, expect, test } from 'vitest'
import { linkedDialog } from './registry.ts'

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
