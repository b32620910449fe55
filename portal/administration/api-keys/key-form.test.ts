import { expect, test } from 'vitest'
import { maxOrigins } from '#core/identity/access/modes.ts'
import { keyFormFor, newKeyForm, originsOf } from './key-form.ts'

const start = {
  name: 'Website',
  kind: 'publishable',
  mode: 'live',
  origins: 'https://a.example',
} as const

const invalidFields = (form: object) =>
  newKeyForm.safeParse({ ...start, ...form }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('requires at least one origin for a publishable key', () => {
  expect(invalidFields({})).toEqual([])
  expect(invalidFields({ origins: ' \n' })).toEqual(['origins'])
  expect(invalidFields({ kind: 'api', origins: '' })).toEqual([])
  const without = { name: 'Website', origins: '' }
  expect(keyFormFor('publishable', 'live', true).safeParse(without).success).toBe(false)
  expect(keyFormFor('publishable', 'live', false).safeParse(without).success).toBe(true)
  expect(invalidFields({ name: ' ' })).toEqual(['name'])
})

test('validates each origin for the mode of the key', () => {
  expect(invalidFields({ origins: 'https://a.example\nhttps://*.a.example' })).toEqual(['origins'])
  expect(invalidFields({ origins: 'http://localhost:3000' })).toEqual(['origins'])
  expect(invalidFields({ mode: 'test', origins: 'http://localhost:3000' })).toEqual([])
  const form = keyFormFor('publishable', 'test', true)
  expect(form.safeParse({ name: 'a', origins: '*' }).success).toBe(false)
})

test('limits the number of origins', () => {
  const origins = Array.from({ length: maxOrigins + 1 }, (_, at) => `https://${at}.example`)
  expect(invalidFields({ origins: origins.join('\n') })).toEqual(['origins'])
  expect(invalidFields({ origins: origins.slice(1).join('\n') })).toEqual([])
})

test('sends no origins for an API key, even after some were typed', () => {
  expect(invalidFields({ kind: 'api', origins: 'https://*.a.example' })).toEqual([])
  expect(originsOf('api', 'https://a.example')).toEqual([])
})
