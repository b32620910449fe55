import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flagDefaults } from '#core/platform/flags/flag-names.ts'
import { root } from '../bin/root.ts'

test('the table of feature flags lists each of them, and no other', () => {
  const readme = readFileSync(join(root, 'core/platform/flags/README.md'), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
  const documented = new Set(
    rows.flatMap((row) =>
      Array.from((row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g), ([, name]) => name),
    ),
  )
  expect(documented).toEqual(new Set(Object.keys(flagDefaults)))
})
