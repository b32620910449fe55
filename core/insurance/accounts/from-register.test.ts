import { expect, test } from 'vitest'
import { exampleAccount } from './account.fixture.ts'
import { isFromRegister } from './from-register.ts'
import type { Account } from './model.ts'

const domains = ['domainName', 'domains'] as const
const address = ['address1', 'address2', 'city'] as const
const markOf = (
  facts: typeof domains | typeof address,
  fromRegister: Account['fromRegister'],
  more: Partial<Account> = {},
): boolean => isFromRegister({ ...exampleAccount, fromRegister, ...more }, ...facts)

test('is true if all known parts of a line are from the register', () => {
  expect(markOf(domains, ['domainName'])).toBe(true)
  expect(markOf(domains, ['domainName', 'domains'], { domains: ['b.example'] })).toBe(true)
  expect(markOf(domains, ['domainName'], { domains: ['b.example'] })).toBe(false)
  expect(markOf(domains, ['domains'], { domains: ['b.example'] })).toBe(false)
  expect(markOf(address, ['address1', 'city'])).toBe(true)
  expect(markOf(address, ['address1'])).toBe(false)
  expect(markOf(address, ['address1', 'city'], { address2: 'Unit 4' })).toBe(false)
})

test('is false for a line without known parts', () => {
  const unknown = { domainName: undefined, domains: undefined }
  expect(markOf(domains, [], unknown)).toBe(false)
  expect(markOf(domains, ['domains'], { ...unknown, domains: [] })).toBe(false)
})
