import { equal } from '../testing/assert.ts'
import { describe, test } from '../testing/suite.ts'
import { loadParapet } from './runtime/load-parapet.ts'

/** The hash of the script that the test server returns for each version. */
const right = 'sha384-VfbkPryjsofbPORTjFen7NbdyBGRTwq/8F1oU/t7F57/Xf8mYtQjs7D1XDuE8tEe'
const mismatchedHash = right.replace('Vfb', 'bfV')

let last = 0
const load = (integrity: Readonly<Record<string, string>>): Promise<unknown> => {
  last += 1
  const version = `${last}.0.0`
  return loadParapet({ apiBase: location.origin, version, integrity }).catch(() => 'rejected')
}

describe('loader of the npm package', () => {
  test('loads files that match the page’s hashes', async () => {
    equal(await load({ 'parapet.js': right }), 'here')
  })

  test('rejects a file that does not match, in every engine', async () => {
    equal(await load({ 'parapet.js': mismatchedHash }), 'rejected')
  })

  test('loads without hashes', async () => {
    equal(await load({}), 'here')
  })
})
