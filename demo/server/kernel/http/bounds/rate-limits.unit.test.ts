import { expect, test } from 'vitest'
import { catalogue } from '#core/catalogue.ts'

/** Public calls without a limit, with the reason. */
const unlimited: Readonly<Record<string, string>> = {
  getEnvironment: 'reads nothing',
  getLatestDeploymentTime: 'reads nothing',
  getFeatureFlags: 'reads one row, and every client asks',
  getSsoStatus: 'reads one row, by a cookie alone',
  signOut: 'ends what the caller holds',
  openAccess: 'counts by key and address itself',
  receivePaymentEvent: 'is signed',
}

test('every public call has a limit, or a reason for none', () => {
  const calls = catalogue.filter(({ audience }) => audience === 'public')
  const free = calls.filter(({ rateLimit }) => rateLimit === undefined).map(({ id }) => id)
  expect(free.sort()).toEqual(Object.keys(unlimited).sort())
})
