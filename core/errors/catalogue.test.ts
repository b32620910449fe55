/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest'
import { catalogue } from '../api/catalogue.ts'
import { testPlatform } from '../testing/test-platform.ts'
import { errorCatalogue, type ErrorRow } from './catalogue.ts'

const rows: Readonly<Record<string, ErrorRow>> = errorCatalogue

const known = catalogue.flatMap(({ id, errors = [] }) => errors.map((error) => ({ id, ...error })))

const serverSources = Object.entries(
  import.meta.glob<string>(['../../demo/server/**/*.ts', '!../../**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

/** Refusals as they stand in the server's sources. */
const refusals = serverSources.flatMap(([path, source]) =>
  [...source.matchAll(/new Refusal\((\d+), '(\w+)'/g)].map(([, status, code]) => ({
    path,
    status: Number(status),
    code: code ?? '',
  })),
)

const isRow = ({ status, code }: { status: number; code: string }): boolean =>
  rows[code]?.status === status

describe('the catalogue of errors', () => {
  test('has a row for every error that an endpoint names, with its status', () => {
    expect(known.filter((error) => !isRow(error))).toEqual([])
  })

  test('has a row for every refusal of the server, with its status', () => {
    expect(refusals.length).toBeGreaterThan(10)
    expect(refusals.filter((refusal) => !isRow(refusal))).toEqual([])
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
