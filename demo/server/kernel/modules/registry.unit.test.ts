import { getTableName } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#core/platform/api/endpoint.ts'
import * as modules from '../../modules.ts'
import { handler } from '../queue/handler.ts'
import { job } from '../queue/job.ts'
import { route } from '../route.ts'
import type { Seed } from '../seed/seed.ts'
import { registryOf } from './registry.ts'
import { serverModule, type ServerModule } from './server-module.ts'

/** The registry of the platform's modules and some more. */
const withMore = (...more: readonly ServerModule[]) =>
  registryOf([...Object.values(modules), ...more])

const read = (path: `/api/${string}`) =>
  route(
    endpoint({
      id: 'readLamp',
      method: 'GET',
      path,
      summary: 'Read a lamp',
      source: 'own design',
      audience: 'token',
      answer: z.object({}),
    }),
    async () => ({}),
  )

const when = { created: timestamp({ withTimezone: true }).notNull() }
const lamps = pgTable('lamps', { id: text().primaryKey(), ...when })
const bulbs = pgTable('bulbs', { lampId: text().references(() => lamps.id), ...when })
const ofLamps = { table: lamps, since: lamps.created, days: 1 }
const ofBulbs = { table: bulbs, since: bulbs.created, days: 1 }
const polish = handler(job('lamps.polish', z.object({})), 'outside', async () => undefined)
const seed = (name: string, after: readonly string[] = []): Seed => ({
  name,
  of: 'demo',
  after,
  run: async () => undefined,
})

test('a module contains everything that a domain adds', () => {
  const recurring = { kind: 'lamps.polish', schedule: async () => undefined }
  const { routes, schema, tables, jobs, ...registry } = withMore(
    serverModule({
      name: 'insurance/lamps',
      routes: [read('/api/lamps/v1/{id}')],
      tables: { lamps },
      jobs: [polish],
      recurring: [recurring],
      retention: [ofLamps],
      seeds: [seed('lamps')],
    }),
  )
  expect(routes.map(({ endpoint: { id } }) => id)).toContain('readLamp')
  expect(schema).toHaveProperty('lamps', lamps)
  expect(tables).toContain(lamps)
  expect(jobs).toContain(polish)
  expect(registry.recurring).toContain(recurring)
  expect(registry.retention.live).toContainEqual(expect.objectContaining(ofLamps))
  expect(registry.seeds.map(({ name }) => name)).toContain('lamps')
})

test('declarations do not depend on the order of the modules', () => {
  const listed = Object.values(modules)
  const parts = ({ routes, retention, seeds }: ReturnType<typeof registryOf>) => ({
    routes: routes.map(({ endpoint: { id } }) => id),
    retention: retention.live.map(({ table, days }) => `${getTableName(table)} ${days}`),
    seeds: seeds.map(({ name }) => name),
  })
  expect(parts(registryOf(listed.toReversed()))).toEqual(parts(registryOf(listed)))
})

describe('order', () => {
  test('rows are deleted before those that they reference', () => {
    const { retention } = withMore({
      name: 'insurance/lamps',
      tables: { lamps, bulbs },
      retention: [ofLamps, ofBulbs],
    })
    const names = retention.live.map(({ table }) => getTableName(table))
    expect(names.indexOf('bulbs')).toBeLessThan(names.indexOf('lamps'))
    expect(names.indexOf('lamps')).toBeGreaterThan(-1)
  })

  test('sessions are deleted before users, and these before their organisations', () => {
    const names = withMore().retention.live.map(({ table }) => getTableName(table))
    const found = names.filter((name) => ['sessions', 'users', 'organisations'].includes(name))
    expect(found).toEqual(['sessions', 'users', 'organisations'])
  })

  test('a seed comes after its dependencies', () => {
    const { seeds } = withMore({
      name: 'administration/lamps',
      seeds: [seed('lamps', ['submissions'])],
    })
    const names = seeds.map(({ name }) => name)
    expect(names.indexOf('lamps')).toBeGreaterThan(names.indexOf('submissions'))
  })

  test.each<readonly [string, ServerModule, string]>([
    [
      'a seed after an unknown seed',
      { name: 'insurance/lamps', seeds: [seed('lamps', ['moths'])] },
      'lamps depends on moths, which is not declared',
    ],
    [
      'a cycle of seeds',
      { name: 'insurance/lamps', seeds: [seed('lamps', ['moths']), seed('moths', ['lamps'])] },
      'Cyclic dependency: lamps, moths',
    ],
    [
      'retention after a table that is not cleaned',
      { name: 'insurance/lamps', retention: [{ ...ofLamps, after: [bulbs] }] },
      'lamps depends on bulbs, which is not declared',
    ],
  ])('the start fails with %s', (_what, module, message) => {
    expect(() => withMore(module)).toThrow(message)
  })
})

test.each<readonly [string, ServerModule, string]>([
  ['a module', { name: 'insurance/quotes' }, 'The module insurance/quotes is declared twice'],
  [
    'an address, whatever its parameter is called,',
    {
      name: 'insurance/lamps',
      routes: [read('/api/lamps/v1/{id}'), read('/api/lamps/v1/{lampId}')],
    },
    'The route GET /api/lamps/v1/{} is declared twice',
  ],
  [
    'a table',
    { name: 'insurance/lamps', tables: { quotes: lamps } },
    'The table quotes is declared twice',
  ],
  [
    'a job',
    { name: 'insurance/lamps', jobs: [polish, polish] },
    'The job lamps.polish is declared twice',
  ],
  [
    'a scope',
    { name: 'insurance/lamps', scopes: { quote: [{}] } },
    'The scope quote is declared twice',
  ],
])('the start fails if %s is declared twice', (_what, module, message) => {
  expect(() => withMore(module)).toThrow(message)
})

test('the start fails if a kind of record has no scope or agency', () => {
  const without = (name: string) => Object.values(modules).filter((module) => module.name !== name)
  expect(() => registryOf(without('directory/teams'))).toThrow('No module declares the scope team')
  const withoutAgency = { ...modules.policiesModule, agencies: {} }
  expect(() => registryOf([...without('insurance/policies'), withoutAgency])).toThrow(
    'No module declares the agency policy',
  )
})

test('the start fails if the file of a task is missing', () => {
  const file = new URL('./gone.task.ts', import.meta.url).href
  const task = { name: 'gone', file, limit: 1, work: async () => undefined }
  expect(() => withMore({ name: 'insurance/lamps', tasks: [task] })).toThrow(
    `The task gone has no file ${file}`,
  )
})
