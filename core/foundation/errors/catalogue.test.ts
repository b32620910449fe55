import { describe, expect, test } from 'vitest'
import { catalogue } from '../../catalogue.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { errorCatalogue, type ErrorRow } from './catalogue.ts'

const rows: Readonly<Record<string, ErrorRow>> = errorCatalogue

const known = catalogue.flatMap(({ id, errors = [] }) => errors.map((error) => ({ id, ...error })))

const isRow = ({ status, code }: { status: number; code: string }): boolean =>
  rows[code]?.status === status

describe('the catalogue of errors', () => {
  test('has a row for every error that an endpoint names, with its status', () => {
    expect(known.filter((error) => !isRow(error))).toEqual([])
  })

  test('has a text for people for every refusal', async () => {
    const { platform } = await testPlatform()
    const { wording } = platform
    await wording.load('refusals')
    const silent = Object.entries(rows)
      .filter(([, { status }]) => status > 0)
      .map(([code]) => code)
      .filter((code) => !wording.has(`errors:${code}`) && !wording.has(`refusals:${code}`))
    expect(silent).toEqual([])
  })
})
