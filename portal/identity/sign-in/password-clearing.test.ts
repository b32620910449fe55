import { expect, test } from 'vitest'
import { createPasswordClearing } from './password-clearing.ts'

const typed = (email: string, hasPassword = true) => ({ email, hasPassword })

test('a password goes when its e-mail is edited', () => {
  const clearing = createPasswordClearing()
  clearing.settled(typed('ada@demo.test'))
  expect(clearing.isOfAnother(typed(' ada@demo.test '))).toBe(false)
  expect(clearing.isOfAnother(typed('ada@demo.tes'))).toBe(true)
})

test('one that was there before the e-mail stays until both stood there', () => {
  const clearing = createPasswordClearing()
  clearing.settled(typed(''))
  expect(clearing.isOfAnother(typed('ada@demo.test'))).toBe(false)
  clearing.settled(typed('ada@demo.test'))
  expect(clearing.isOfAnother(typed('eve@demo.test'))).toBe(true)
})

test('without a password nothing goes', () => {
  const clearing = createPasswordClearing()
  clearing.settled(typed('ada@demo.test', false))
  expect(clearing.isOfAnother(typed('eve@demo.test'))).toBe(false)
  expect(clearing.isOfAnother(typed('eve@demo.test', false))).toBe(false)
})
