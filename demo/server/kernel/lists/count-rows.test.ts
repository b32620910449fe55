import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteRules } from '../../insurance/quotes/list/quote-lists.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { statementTimeout } from '../database/error-code.ts'
import { countRows } from './count-rows.ts'
import { listing } from './listing.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const list = listing(
  quoteRules(() => undefined),
  { totalOnly: true },
  { where: undefined, among: 'everybody', isWhole: true },
  5,
)
const endsWith = (code: string) => {
  const { database } = platform.services
  return {
    database: {
      ...database,
      transaction: () => Promise.reject(Object.assign(new Error(code), { code })),
    },
  }
}

test('a count that takes too long is answered with the number of a page', async () => {
  expect(await countRows(endsWith(statementTimeout), list)).toMatchObject({
    ids: [],
    total: 5,
    isLowerBound: true,
  })
})

test('any other failure is one', async () => {
  await expect(countRows(endsWith('53300'), list)).rejects.toMatchObject({ code: '53300' })
})
