import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flagDefaults } from '#core/platform/flags/flag-names.ts'
import { root } from '../bin/root.ts'

test('the README lists every feature flag, and no other', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [list = ''] = /^`MAINTENANCE`,.*$/m.exec(readme) ?? []
  const named = new Set(Array.from(list.matchAll(/`([A-Z_]+)`/g), ([, name]) => name))
  expect(named).toEqual(new Set(Object.keys(flagDefaults)))
})
