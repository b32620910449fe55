import { ScanFailure } from '../score-provider.ts'
import { orNone } from './dns-resolver.ts'
import type { NetworkOptions } from './options.ts'

/** Maximum addresses of a host that are checked; a host may have thousands. */
const max = 8

/**
 * The address to connect to. A host is resolved once and connected to by this address, so that a later
 * DNS response cannot lead elsewhere. Rejects if no address may be connected to.
 */
export const resolveHost = async (
  host: string,
  { dns, allows }: NetworkOptions,
): Promise<string> => {
  const found = [
    ...(await orNone(dns.addresses4(host), [])),
    ...(await orNone(dns.addresses6(host), [])),
  ].slice(0, max)
  if (found.length === 0) throw new ScanFailure(`${host} has no address`)
  // one forbidden address is enough to distrust the host
  const refused = found.find((each) => !allows(each))
  if (refused !== undefined) throw new ScanFailure(`${host} leads to ${refused}`)
  const [first = ''] = found
  return first
}
