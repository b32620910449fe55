import {
  ScanFailure,
  type Observation,
  type ScoreProvider,
  type ScanInput,
} from '../score-provider.ts'
import { isPublicAddress } from './addresses.ts'
import { resolveHost } from './resolve-host.ts'
import { checkDns } from './dns-checks.ts'
import { systemResolver } from './dns-resolver.ts'
import type { NetworkOptions } from './options.ts'
import { checkPage, checkPlain } from './page-checks.ts'
import { readWebPage } from './pages.ts'
import { checkTls } from './tls-checks.ts'

const scan = async (
  { domain, now, signal }: ScanInput,
  options: NetworkOptions,
): Promise<readonly Observation[]> => {
  const address = await resolveHost(domain, options)
  const records = await checkDns(domain, options.dns)
  const server = { host: domain, address, port: options.ports.https }
  const tls = await checkTls(server, now, signal)
  const plain = await readWebPage(new URL(`http://${domain}/`), options, { follows: false, signal })
  if (tls === undefined) {
    // a domain for mail only has no web site to judge
    if (plain === undefined) return records
    const evidence = `Port ${options.ports.https} offers no TLS`
    return [...records, { kind: 'httpsMissing', source: 'tls', subject: domain, evidence }]
  }
  const page = await readWebPage(new URL(`https://${domain}/`), options, { follows: true, signal })
  return [
    ...records,
    ...tls,
    ...(plain === undefined ? [] : checkPlain(plain)),
    ...(page === undefined ? [] : checkPage(page)),
  ]
}

/** Reads DNS records, certificates and headers of a domain with a few requests. */
export const createNetworkScanner = (options: NetworkOptions): ScoreProvider => ({
  // leaked data and open remote access cannot be seen from the web server
  covers: [
    'networkSecurity',
    'cloudSecurity',
    'endpointSecurity',
    'fundsTransfer',
    'compliance',
    'supplyChain',
  ],
  async scan(input) {
    try {
      const found = await scan(input, options)
      input.signal.throwIfAborted()
      return found
    } catch (error) {
      if (error instanceof ScanFailure) throw error
      throw new ScanFailure(`${input.domain} could not be read`, { cause: error })
    }
  },
})

/** The scanner of public servers. */
export const networkScanner = createNetworkScanner({
  dns: systemResolver,
  allows: isPublicAddress,
  ports: { https: 443, http: 80 },
})
