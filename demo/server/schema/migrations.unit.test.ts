import { expect, test } from 'vitest'
import { readMigrations } from '../kernel/database/migrations.ts'
import { nextMigration } from './next-migration.mjs'

test('the migrations match the tables in the sources (otherwise run generate.mjs)', async () => {
  expect((await nextMigration()).statements).toEqual([])
})

test('each migration after the first release has its own number', () => {
  const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)))
  const later = numbers.filter((number) => number > 7)
  expect(later).toEqual(later.map((_, index) => 8 + index))
})
