import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'
import { samples } from '#core/samples/samples.ts'
import { states } from '../../../server/directory/states/table.ts'
import { practices, priceWire } from '../../../server/insurance/rating/examples.ts'
import { readMatrix } from '../../../server/kernel/http/access/access-matrix.ts'
import { registry } from '../../../server/registry.ts'

test('the endpoint has its row, its route and its sample', () => {
  const id = 'getState'
  expect(catalogue.map((endpoint) => endpoint.id)).toContain(id)
  expect(registry.routes.map(({ endpoint }) => endpoint.id)).toContain(id)
  expect(Object.keys(samples)).toContain(id)
  expect(readMatrix().get(id)).toMatchObject({ anonymous: 'none', key: 'all' })
})

test('the domain has its route, its table, its job, its retention and its seed', () => {
  const tableNames = (tables: readonly PgTable[]) => tables.map((table) => getTableName(table))
  expect(registry.routes.map(({ endpoint }) => endpoint.id)).toContain('requestCallback')
  expect(tableNames(registry.tables)).toContain('callbacks')
  expect(registry.jobs.map(({ kind }) => kind)).toContain('callbacks.overdue')
  expect(tableNames(registry.retention.live.map(({ table }) => table))).toContain('callbacks')
  expect(registry.seeds.map(({ name }) => name)).toContain('callbacks')
})

test('the region has its states', () => {
  expect(states).toContainEqual(
    expect.objectContaining({ id: 'NZ-WGN', timezone: 'Pacific/Auckland' }),
  )
})

test('the product is priced in the currency and with the taxes of its region', () => {
  const practice = practices.PRIME_ONE_AU
  const account = { ...practice.account, state: 'WGN' }
  const answer = priceWire({ ...practice, product: 'PRIME_ONE_NZ', account })
  expect(answer).toMatchObject({ product: 'PRIME_ONE_NZ', currency: 'NZD' })
  expect(answer.totalPremium).toBeGreaterThan(0)
})
