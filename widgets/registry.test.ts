import { expect, test } from 'vitest'
import { listedElements } from './listed-elements.ts'
import { registry } from './registry.ts'

test.each(Object.entries(registry))('imports %s without a DOM', async (_, load) => {
  expect(typeof globalThis.document).toBe('undefined')
  await expect(load()).resolves.toBeDefined()
})

test('contains the tags of both lists', () => {
  expect(Object.keys(registry)).toEqual(expect.arrayContaining(Object.keys(listedElements)))
})

test('imports the loader without a DOM', async () => {
  const { observe } = await import('./loader/loader.ts')
  expect(observe).toBeTypeOf('function')
})
