import { expect, test } from 'vitest'
import { clientError } from '#core/testing/client-error.ts'
import { markedFields } from './marked-fields.ts'

const short = { code: 'tooShort', field: 'fullName', message: 'Enter your full name' }
const large = { code: 'tooLong', field: 'fileName', message: 'The file’s name is too long' }

test('returns the messages for the form’s fields and marks them', () => {
  expect(markedFields(clientError({ fieldErrors: [large, short] }), ['fullName'])).toEqual({
    errors: { fullName: 'Enter your full name' },
    failure: 'Check the marked fields.',
  })
})

test('lists the reasons when no field of the form has an error', () => {
  expect(markedFields(clientError({ fieldErrors: [large] }), ['fullName'])).toEqual({
    errors: {},
    failure: 'The file’s name is too long',
  })
})
