import { expect, test } from 'vitest'
import { mfaCode } from '../../identity/mfa/model.ts'
import { workflowTokenInput } from '../../identity/security-code/model.ts'
import { signInInput } from '../../identity/sign-in/model.ts'
import { codeOf, digitsOf } from './code-digits.ts'

test.each([
  ['123456'],
  ['１２３４５６'],
  ['١٢٣٤٥٦'],
  ['۱۲۳۴۵۶'],
  ['१२३४५६'],
  [' 123 456 '],
  ['123-456'],
  ['\u202d123456\u202c'],
])('reads %j as the code 123456', (typed) => {
  expect(codeOf(typed)).toBe('123456')
  expect(digitsOf(typed)).toBe('123456')
  expect(mfaCode.parse({ code: typed })).toEqual({ code: '123456' })
  expect(workflowTokenInput.parse({ workflowId: 'w', secret: typed }).secret).toBe('123456')
  expect(signInInput.parse({ username: 'a', password: 'b', mfaCode: typed }).mfaCode).toBe('123456')
})

test.each(['12345', '1234567', '12345a'])('rejects %j', (typed) => {
  expect(mfaCode.safeParse({ code: typed }).success).toBe(false)
})
