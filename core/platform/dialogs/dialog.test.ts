import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dialog, linkedDialog } from './dialog.ts'

const view = async () => () => null
const bind = dialog({
  id: 'bind',
  input: z.object({ quoteId: z.string() }),
  width: 'medium',
  sticky: true,
  load: view,
})
const required = dialog({
  id: 'required',
  input: z.object({}),
  width: 'narrow',
  sticky: true,
  linkable: false,
  load: view,
})
const dialogs = [bind, required]

test('opens from an address by its id and data', () => {
  expect(linkedDialog(dialogs, 'bind', '{"quoteId":"q-1","more":1}')).toEqual({
    dialog: bind,
    input: { quoteId: 'q-1' },
  })
})

test.each([
  ['no-such-dialog', '{"quoteId":"q-1"}'],
  ['toString', '{}'],
  ['required', '{}'],
  ['bind', '{"quoteId":5}'],
  ['bind', 'not json'],
  ['bind', undefined],
  [undefined, '{}'],
])('opens nothing for %s with %s', (id, data) => {
  expect(linkedDialog(dialogs, id, data)).toBeUndefined()
})
