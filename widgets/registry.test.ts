import { expect, test } from 'vitest'
import { registry } from './registry.ts'

test.each(Object.entries(registry))(
  '%s can be imported where there is no page',
  async (_, bring) => {
    expect(typeof globalThis.document).toBe('undefined')
    await expect(bring()).resolves.toBeDefined()
  },
)

test('so can the loader', async () => {
  const { observe } = await import('./loader/loader.ts')
  expect(observe).toBeTypeOf('function')
})
