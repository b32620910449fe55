import { expect, test } from 'vitest'
import { listedElements } from './listed-elements.ts'
import { registry } from './registry.ts'

test.each(Object.entries(registry))(
  '%s can be imported where there is no page',
  async (_, load) => {
    expect(typeof globalThis.document).toBe('undefined')
    await expect(load()).resolves.toBeDefined()
  },
)

test('has the tags of the list', () => {
  expect(Object.keys(registry)).toEqual(expect.arrayContaining(Object.keys(listedElements)))
})

test('so can the loader', async () => {
  const { observe } = await import('./loader/loader.ts')
  expect(observe).toBeTypeOf('function')
})
