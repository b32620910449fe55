import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { initialMigration } from './initial-migration.mjs'

test('the migration matches the schema (otherwise run regenerate.mjs)', async () => {
  const file = join(import.meta.dirname, 'migrations/0000_initial.sql')
  expect(readFileSync(file, 'utf8')).toBe(await initialMigration())
})
