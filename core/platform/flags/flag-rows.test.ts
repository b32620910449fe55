import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-browser.ts'
import { flagRows } from './flag-rows.ts'
import { createFlags } from './flags.ts'

const rowsFor = (search: string) => {
  const flags = createFlags({
    device: createMemoryStorage(),
    production: false,
    built: { POOLS: true },
  })
  flags.receive({ POOLS: false, FLAT_CANCEL: true })
  flags.override('FLAT_CANCEL', false)
  return flagRows({
    layers: flags.$layers.get(),
    flags: flags.$flags.get(),
    describe: (flag) => (flag === 'POOLS' ? 'Shared risks' : ''),
    search,
  })
}

test('a row tells what each source says and what holds', () => {
  expect(rowsFor('flat')).toEqual([
    {
      flag: 'FLAT_CANCEL',
      byDefault: false,
      built: undefined,
      service: true,
      override: false,
      isOn: false,
    },
  ])
})

test.each([
  ['shared', ['POOLS']],
  ['POOLS', ['POOLS']],
  ['crs serve', ['CRS_SELF_SERVE']],
  ['sso_login', ['SSO_LOGIN']],
  ['no such flag', []],
])('the words %s find %j', (search, found) => {
  expect(rowsFor(search).map(({ flag }) => flag)).toEqual(found)
})

test('no words find every flag', () => {
  expect(rowsFor('  ').length).toBeGreaterThan(25)
})
