import { BlockList, isIP } from 'node:net'

/** Whether a scan may connect to an address. */
export type AddressPolicy = (address: string) => boolean

/** IPv4 networks that are private, local, shared or reserved (RFC 6890 and its registry). */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Networks within the public IPv6 range that lead to other addresses, or to none. */
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, prefix] of closed4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of closed6) closed.addSubnet(network, prefix, 'ipv6')

/** The public unicast addresses of IPv6; everything else is local, mapped or reserved. */
const public6 = new BlockList()
public6.addSubnet('2000::', 3, 'ipv6')

/** Public addresses only. */
export const isPublicAddress: AddressPolicy = (address) => {
  // an address with a zone is local
  if (address.includes('%')) return false
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      return public6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}
