import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-browser.ts'
import { flagDefaults } from './flag-names.ts'
import { flagRows } from './flag-rows.ts'
import { createFlags } from './flags.ts'

const rowsFor = (search: string) => {
  const flags = createFlags({
    device: createMemoryStorage(),
    production: false,
    built: { GLOBAL_LOGIN: true },
  })
  flags.receive({ GLOBAL_LOGIN: false, INCIDENT_BANNER: true })
  flags.override('INCIDENT_BANNER', false)
  return flagRows({
    layers: flags.$layers.get(),
    flags: flags.$flags.get(),
    describe: (flag) => (flag === 'GLOBAL_LOGIN' ? 'Shared risks' : ''),
    search,
  })
}

test('shows the value of each source and the effective one', () => {
  expect(rowsFor('incident')).toEqual([
    {
      flag: 'INCIDENT_BANNER',
      byDefault: false,
      built: undefined,
      service: true,
      override: false,
      isOn: false,
    },
  ])
})

test.each([
  ['shared', ['GLOBAL_LOGIN']],
  ['GLOBAL_LOGIN', ['GLOBAL_LOGIN']],
  ['network edge', ['EDGE_NETWORK']],
  ['sso_login', ['SSO_LOGIN']],
  ['no such flag', []],
])('resolves the search %s to %j', (search, found) => {
  expect(rowsFor(search).map(({ flag }) => flag)).toEqual(found)
})

test('finds every flag for an empty search', () => {
  expect(rowsFor('  ').map(({ flag }) => flag)).toEqual(Object.keys(flagDefaults))
})
