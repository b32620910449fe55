import { expect, test } from 'vitest'
import { callerOf, networkOf } from './network.ts'

const forwarded = '203.0.113.9, 198.51.100.7'

test.each([
  ['the peer without a proxy', 0, forwarded, '192.0.2.1'],
  ['the caller of the only proxy, not an entry that the caller sent', 1, forwarded, '198.51.100.7'],
  ['the caller of the outer of two proxies', 2, forwarded, '203.0.113.9'],
  ['the first known where the way is shorter', 3, forwarded, '203.0.113.9'],
  ['the peer where nothing was forwarded', 1, null, '192.0.2.1'],
  ['the peer where nothing is in the header', 1, ' , ', '192.0.2.1'],
])('the caller is %s', (_name, proxies, header, caller) => {
  expect(callerOf({ peer: '192.0.2.1', forwarded: header, proxies })).toBe(caller)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
