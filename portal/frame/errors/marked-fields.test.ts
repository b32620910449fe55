import { expect, test } from 'vitest'
import { clientError } from '#core/testing/client-error.ts'
import { markedFields } from './marked-fields.ts'

const short = { code: 'tooShort', field: 'fullName', message: 'Enter your full name' }
const large = { code: 'tooLong', field: 'fileName', message: 'The file’s name is too long' }

test('gives the messages at the fields of a form, and that these are marked', () => {
  expect(markedFields(clientError({ fieldErrors: [large, short] }), ['fullName'])).toEqual({
    errors: { fullName: 'Enter your full name' },
    failure: 'Check the marked fields.',
  })
})

test('names the reasons where an error is about no field of the form', () => {
  expect(markedFields(clientError({ fieldErrors: [large] }), ['fullName'])).toEqual({
    errors: {},
    failure: 'The file’s name is too long',
  })
})
