import { expect, test } from 'vitest'
import { flagDefaults } from './flag-names.ts'
import { isUnderMaintenance } from './maintenance.ts'

test.each([
  ['MAINTENANCE', { US: true, UK: true, AU: true }],
  ['MAINTENANCE_US', { US: true, UK: false, AU: false }],
  ['MAINTENANCE_UK', { US: false, UK: true, AU: false }],
  ['GLOBAL_LOGIN', { US: false, UK: false, AU: false }],
] as const)('lets %s close %j', (flag, closed) => {
  const flags = { ...flagDefaults, [flag]: true }
  expect({
    US: isUnderMaintenance(flags, 'US'),
    UK: isUnderMaintenance(flags, 'UK'),
    AU: isUnderMaintenance(flags, 'AU'),
  }).toEqual(closed)
})
