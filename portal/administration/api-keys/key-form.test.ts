import { expect, test } from 'vitest'
import { maxOrigins } from '#core/identity/access/modes.ts'
import { keyFormFor, newKeyForm, originsOf } from './key-form.ts'

const start = {
  name: 'Website',
  kind: 'publishable',
  mode: 'live',
  origins: 'https://a.example',
} as const

const fieldsIn = (form: object) =>
  newKeyForm.safeParse({ ...start, ...form }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('a publishable key needs at least one origin', () => {
  expect(fieldsIn({})).toEqual([])
  expect(fieldsIn({ origins: ' \n' })).toEqual(['origins'])
  expect(fieldsIn({ kind: 'api', origins: '' })).toEqual([])
  const without = { name: 'Website', origins: '' }
  expect(keyFormFor('publishable', 'live', true).safeParse(without).success).toBe(false)
  expect(keyFormFor('publishable', 'live', false).safeParse(without).success).toBe(true)
  expect(fieldsIn({ name: ' ' })).toEqual(['name'])
})

test('each origin is checked for the mode of the key', () => {
  expect(fieldsIn({ origins: 'https://a.example\nhttps://*.a.example' })).toEqual(['origins'])
  expect(fieldsIn({ origins: 'http://localhost:3000' })).toEqual(['origins'])
  expect(fieldsIn({ mode: 'test', origins: 'http://localhost:3000' })).toEqual([])
  const form = keyFormFor('publishable', 'test', true)
  expect(form.safeParse({ name: 'a', origins: '*' }).success).toBe(false)
})

test('the number of origins is limited', () => {
  const origins = Array.from({ length: maxOrigins + 1 }, (_, at) => `https://${at}.example`)
  expect(fieldsIn({ origins: origins.join('\n') })).toEqual(['origins'])
  expect(fieldsIn({ origins: origins.slice(1).join('\n') })).toEqual([])
})

test('an API key sends no origins, even after some were typed', () => {
  expect(fieldsIn({ kind: 'api', origins: 'https://*.a.example' })).toEqual([])
  expect(originsOf('api', 'https://a.example')).toEqual([])
})
