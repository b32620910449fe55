import { createServer as createPlainServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ScanFailure } from '../score-provider.ts'
import { isPublicAddress } from './addresses.ts'
import { selfSigned } from './certificate.fixture.ts'
import type { DnsResolver } from './dns-resolver.ts'
import type { NetworkOptions } from './options.ts'
import { createNetworkScanner } from './scanner.ts'

const now = new Date('2026-11-20T12:00:00Z')
const domain = 'insured.example'
const loopback = '127.0.0.1'

const noRecord = async (): Promise<never> => {
  throw Object.assign(new Error('no record'), { code: 'ENOTFOUND' })
}

/** A resolver for tests: every host resolves to the loopback by default. */
const dnsOf = (more: Partial<DnsResolver> = {}): DnsResolver => ({
  addresses4: async () => [loopback],
  addresses6: noRecord,
  txtRecords: noRecord,
  countCaaRecords: noRecord,
  ...more,
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const portOf = async (server: Server): Promise<number> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve))
  return (server.address() as AddressInfo).port
}

const securely = (answer: RequestListener): Promise<number> =>
  portOf(createSecureServer(selfSigned(domain, new Date('2030-01-01')), answer))
const plainly = (answer: RequestListener): Promise<number> => portOf(createPlainServer(answer))

/** A port that nothing listens on. */
const closedPort = async (): Promise<number> => {
  const server = createPlainServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

const scan = (options: Partial<NetworkOptions>, signal = AbortSignal.timeout(20_000)) =>
  createNetworkScanner({
    dns: dnsOf(),
    allows: (address) => address === loopback,
    ports: { https: 0, http: 0 },
    ...options,
  }).scan({ domain, now, signal })

const kindsOf = (found: Awaited<ReturnType<typeof scan>>) =>
  found.map(({ kind }) => kind).toSorted()

const toSecure: RequestListener = (_, response) =>
  response.writeHead(301, { Location: `https://${domain}/` }).end()

const carefulHeaders = {
  'Strict-Transport-Security': 'max-age=63072000',
  'Content-Security-Policy': "default-src 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Set-Cookie': 'session=1; Secure; HttpOnly',
}

describe('findings', () => {
  test('a careful server has only its self-signed certificate', async () => {
    const https = await securely((_, response) =>
      response.writeHead(200, carefulHeaders).end('<script src="/own.js"></script>'),
    )
    const dns = dnsOf({
      txtRecords: async (host) => [host === domain ? 'v=spf1 -all' : 'v=DMARC1; p=reject'],
      countCaaRecords: async () => 1,
    })
    const found = await scan({ dns, ports: { https, http: await plainly(toSecure) } })
    expect(kindsOf(found)).toEqual(['certificateInvalid'])
    expect(found[0]).toMatchObject({ source: 'tls', subject: domain })
  })

  test('a careless server has one for each flaw, with evidence', async () => {
    const https = await securely((_, response) =>
      response
        .writeHead(200, { Server: 'Apache/2.4.29', 'Set-Cookie': 'id=1' })
        .end('<script src="https://cdn.example/a.js"></script>'),
    )
    const http = await plainly((_, response) => response.end('welcome'))
    const dns = dnsOf({
      txtRecords: async (host) => (host === domain ? ['v=spf1 ?all'] : ['v=DMARC1; p=none']),
    })
    const found = await scan({ dns, ports: { https, http } })
    expect(kindsOf(found)).toEqual([
      'certificateAuthorityOpen',
      'certificateInvalid',
      'contentPolicyMissing',
      'cookieInsecure',
      'dmarcMonitoring',
      'hstsMissing',
      'httpKept',
      'scriptsUnpinned',
      'sniffingAllowed',
      'spfPermissive',
      'versionShown',
    ])
    const evidenceOf = (kind: string) => found.find((each) => each.kind === kind)?.evidence
    expect(evidenceOf('versionShown')).toBe('Apache/2.4.29')
    expect(evidenceOf('scriptsUnpinned')).toBe('cdn.example')
    expect(evidenceOf('dmarcMonitoring')).toBe('TXT: v=DMARC1; p=none')
  })

  test('a site without encryption has a finding for it', async () => {
    const http = await plainly((_, response) => response.end('welcome'))
    const found = await scan({ ports: { https: await closedPort(), http } })
    expect(kindsOf(found)).toContain('httpsMissing')
  })

  test('a domain without a web site is judged by its records only', async () => {
    const [https, http] = [await closedPort(), await closedPort()]
    expect(kindsOf(await scan({ ports: { https, http } }))).toEqual([
      'certificateAuthorityOpen',
      'dmarcMissing',
      'spfMissing',
    ])
  })
})

describe('forbidden addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'no address',
  ])('%s is not a public address', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test('a host with one forbidden address is not contacted at all', async () => {
    let asked = 0
    const http = await plainly((_, response) => {
      asked += 1
      response.end()
    })
    const dns = dnsOf({ addresses4: async () => [loopback, '10.0.0.1'] })
    await expect(scan({ dns, ports: { https: http, http } })).rejects.toThrow(ScanFailure)
    expect(asked).toBe(0)
  })

  test('a redirect to a forbidden address is not followed', async () => {
    let asked = 0
    const inside: RequestListener = (request, response) => {
      if (request.headers.host === 'inside.example') asked += 1
      response.writeHead(302, { Location: 'https://inside.example/secret' }).end()
    }
    const dns = dnsOf({
      addresses4: async (host) => [host === 'inside.example' ? '10.0.0.1' : loopback],
    })
    const ports = { https: await securely(inside), http: await plainly(toSecure) }
    await expect(scan({ dns, ports })).rejects.toThrow('inside.example leads to 10.0.0.1')
    expect(asked).toBe(0)
  })

  test('a host whose address changes between two queries is rejected', async () => {
    let questions = 0
    const dns = dnsOf({
      addresses4: async () => {
        questions += 1
        return [questions === 1 ? loopback : '169.254.169.254']
      },
    })
    const ports = { https: await securely(toSecure), http: await plainly(toSecure) }
    await expect(scan({ dns, ports })).rejects.toThrow('169.254.169.254')
  })
})

describe('limits', () => {
  test('only the start of an endless page is read', async () => {
    const https = await securely((_, response) => {
      response.writeHead(200, carefulHeaders)
      const more = (): void => {
        if (response.destroyed) return
        response.write('x'.repeat(65_536), () => setImmediate(more))
      }
      more()
    })
    const ports = { https, http: await plainly(toSecure) }
    expect(kindsOf(await scan({ ports }))).toContain('spfMissing')
  })

  test('endless redirects are aborted', async () => {
    let asked = 0
    const https = await securely((_, response) => {
      asked += 1
      response.writeHead(302, { Location: `https://${domain}/${asked}` }).end()
    })
    await scan({ ports: { https, http: await plainly(toSecure) } })
    expect(asked).toBeLessThan(10)
  })

  test('an aborted scan rejects', async () => {
    const stop = new AbortController()
    const https = await securely(() => stop.abort())
    const ports = { https, http: await plainly(toSecure) }
    await expect(scan({ ports }, stop.signal)).rejects.toThrow(ScanFailure)
  })

  test('a failing name server is not a finding', async () => {
    const dns = dnsOf({
      txtRecords: async () => {
        throw Object.assign(new Error('failed'), { code: 'ESERVFAIL' })
      },
    })
    await expect(scan({ dns })).rejects.toThrow(ScanFailure)
  })
})
