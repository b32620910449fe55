import { expect, test } from 'vitest'
import { isPartLoadError, loadPart, PartLoadError } from './load-part.ts'

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('%s: a part is missing, and the router does not reload for it', async (text) => {
  const failed = await loadPart(() => Promise.reject(new TypeError(text))).catch(
    (error: unknown) => error,
  )
  expect(failed).toBeInstanceOf(PartLoadError)
  expect(isPartLoadError(failed)).toBe(true)
  expect(String(failed)).not.toMatch(/module/)
})

test('an error thrown by a part itself is left unchanged', async () => {
  const own = new TypeError('x is undefined')
  await expect(loadPart(() => Promise.reject(own))).rejects.toBe(own)
  expect(isPartLoadError(own)).toBe(false)
})
