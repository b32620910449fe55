import { expect, test } from 'vitest'
import { createSharedLookup } from './shared-lookup.ts'

test('a caller during a look-up shares the next one, and sees what changed meanwhile', async () => {
  let value = 'before'
  let looks = 0
  const open: (() => void)[] = []
  const look = createSharedLookup<string>()
  const ask = (): Promise<string> =>
    look('token', async () => {
      looks += 1
      const seen = value
      await new Promise<void>((resolve) => open.push(resolve))
      return seen
    })
  const first = ask()
  value = 'after'
  const others = Array.from({ length: 99 }, ask)
  open.shift()?.()
  expect(await first).toBe('before')
  await Promise.resolve()
  open.shift()?.()
  expect(new Set(await Promise.all(others))).toEqual(new Set(['after']))
  expect(looks).toBe(2)
})

test('a failed look-up affects its own callers only', async () => {
  const look = createSharedLookup<string>()
  const failing = look('token', () => Promise.reject(new Error('away')))
  const next = look('token', async () => 'here')
  await expect(failing).rejects.toThrow('away')
  expect(await next).toBe('here')
})
