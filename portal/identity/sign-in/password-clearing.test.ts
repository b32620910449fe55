import { expect, test } from 'vitest'
import { createPasswordClearing } from './password-clearing.ts'

const typed = (email: string, hasPassword = true) => ({ email, hasPassword })

test('clears a password when its email address is edited', () => {
  const clearing = createPasswordClearing()
  clearing.settled(typed('ada@demo.test'))
  expect(clearing.isOfAnother(typed(' ada@demo.test '))).toBe(false)
  expect(clearing.isOfAnother(typed('ada@demo.tes'))).toBe(true)
})

test('keeps a password that was filled in before its email address until both are complete', () => {
  const clearing = createPasswordClearing()
  clearing.settled(typed(''))
  expect(clearing.isOfAnother(typed('ada@demo.test'))).toBe(false)
  clearing.settled(typed('ada@demo.test'))
  expect(clearing.isOfAnother(typed('eve@demo.test'))).toBe(true)
})

test('clears nothing when there is no password', () => {
  const clearing = createPasswordClearing()
  clearing.settled(typed('ada@demo.test', false))
  expect(clearing.isOfAnother(typed('eve@demo.test'))).toBe(false)
  expect(clearing.isOfAnother(typed('eve@demo.test', false))).toBe(false)
})
