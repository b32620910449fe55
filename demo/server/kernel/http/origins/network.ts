import { isIPv6 } from 'node:net'

/** The data about the origin of a request. */
export interface Origin {
  /** The address of the connection: the caller, or the nearest proxy. */
  readonly peer: string
  /** `X-Forwarded-For`: each proxy appends the address of its caller. */
  readonly forwarded: string | null
  /** Number of the operator's proxies. Earlier entries of the header are not trusted. */
  readonly proxies: number
}

/** The caller's address. */
export const callerOf = ({ peer, forwarded, proxies }: Origin): string => {
  const proxyAddresses = (forwarded ?? '').split(',').map((each) => each.trim())
  const addresses = [...proxyAddresses.filter((each) => each !== ''), peer]
  return addresses.at(-1 - proxies) ?? addresses[0] ?? peer
}

/** Groups of an IPv6 address that identify a network; its owner chooses the rest. */
const networkGroups = 4

/**
 * The key of a caller: an IPv4 address, or the network of an IPv6 address, because its owner has
 * too many addresses to count.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 }, () => '0')
  const groups = [...(before ?? []), ...zeros].slice(0, 8 - (after?.length ?? 0))
  const network = [...groups, ...(after ?? [])].slice(0, networkGroups)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
