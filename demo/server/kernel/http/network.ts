import { isIPv6 } from 'node:net'

/** What is known of where a request comes from. */
export interface Origin {
  /** Who holds the connection: the caller, or the nearest proxy. */
  readonly peer: string
  /** `X-Forwarded-For`: each proxy adds the address of its caller at the end. */
  readonly forwarded: string | null
  /** Proxies of the operator's before us; what others wrote into the header is not believed. */
  readonly proxies: number
}

/** The address that asks. */
export const callerOf = ({ peer, forwarded, proxies }: Origin): string => {
  const heard = (forwarded ?? '').split(',').map((each) => each.trim())
  const way = [...heard.filter((each) => each !== ''), peer]
  return way.at(-1 - proxies) ?? way[0] ?? peer
}

/** Groups of an IPv6 address that name a network; the rest is its owner's to choose. */
const networkGroups = 4

/**
 * What counts as one caller: an IPv4 address, of IPv6 the network. Who has one of these has more
 * addresses in it than any limit could count.
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
