import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { testPlatform } from './testing/test-platform.ts'
import { errorCatalogue, errorTables } from './error-catalogue.ts'

describe('the catalogue of errors', () => {
  test('has an entry with an HTTP status for every error of an endpoint', () => {
    const named = catalogue.flatMap(({ errors = [] }) => errors)
    expect(named.filter((code) => !((errorCatalogue.get(code)?.status ?? 0) > 0))).toEqual([])
  })

  test('defines each code in one domain only', () => {
    const codes = errorTables.flatMap((table) => Object.keys(table))
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  })

  test('has a text for users for every error', async () => {
    const { platform } = await testPlatform()
    const { wording } = platform
    await wording.load('api-errors')
    const silent = [...errorCatalogue]
      .filter(([, { status }]) => status > 0)
      .map(([code]) => code)
      .filter((code) => !wording.has(`errors:${code}`) && !wording.has(`api-errors:${code}`))
    expect(silent).toEqual([])
  })
})
