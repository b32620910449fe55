import { expect, test } from 'vitest'
import { isPartLoadError, loadPart, PartLoadError } from './load-part.ts'

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('throws an error for a missing chunk that the router does not reload for: %s', async (text) => {
  const failed = await loadPart(() => Promise.reject(new TypeError(text))).catch(
    (error: unknown) => error,
  )
  expect(failed).toBeInstanceOf(PartLoadError)
  expect(isPartLoadError(failed)).toBe(true)
  expect(String(failed)).not.toMatch(/module/)
})

test('rethrows an error of the chunk itself unchanged', async () => {
  const own = new TypeError('x is undefined')
  await expect(loadPart(() => Promise.reject(own))).rejects.toBe(own)
  expect(isPartLoadError(own)).toBe(false)
})
