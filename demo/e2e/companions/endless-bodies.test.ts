import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIdentity } from '../../companions/identity/start.ts'
import { startProcessor } from '../../companions/processor/start.ts'
import { startSites } from '../../sites/main.ts'
import { projectRoot } from '../../server/kernel/project-root.ts'
import { closeServer, listen } from '../../server/listen.ts'
import { testPlatform, testProcessor } from '../../server/testing/platform.ts'

const host = '127.0.0.1'
const dataDir = mkdtempSync(join(tmpdir(), 'parapet-endless-'))
const stops: (() => Promise<unknown> | void)[] = []

/** The ports of the servers, and a path of each that reads a body without authentication. */
const ports = new Map<string, number>()
const reading = {
  platform: '/api/auth/v1/login',
  'American site': '/session',
  'British site': '/session',
  processor: '/report',
  'identity provider': '/token',
} as const
const servers = Object.keys(reading) as readonly (keyof typeof reading)[]

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, host, resolve))
  const port = portOf(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

beforeAll(async () => {
  const platform = await testPlatform()
  const api = await listen(platform.platform.app.fetch, { host, port: 0 })
  ports.set('platform', portOf(api))
  const portal = `http://${host}:${portOf(api)}`
  const processor = await startProcessor({
    host,
    port: 0,
    dataDir,
    secret: testProcessor.secret,
    platformOrigin: portal,
    demo: true,
  })
  ports.set('processor', Number(new URL(processor.origin).port))
  const sites = await startSites({
    host,
    ports: { us: 0, uk: 0 },
    folder: join(projectRoot(), 'demo/sites'),
    portal,
    processor: processor.origin,
    clientKeys: { harbor: '', harborSecond: '', albion: '' },
    apiKey: { id: '', secret: '' },
    client: { accountId: '', name: '' },
  })
  for (const [at, site] of sites.entries()) {
    ports.set(at === 0 ? 'American site' : 'British site', portOf(site))
  }
  const identityPort = await freePort()
  const identity = await startIdentity({
    host,
    port: identityPort,
    issuer: `http://${host}:${identityPort}`,
    dataDir,
    portals: [portal],
    callbackPath: '/back',
  })
  ports.set('identity provider', identityPort)
  stops.push(
    () => identity.close(),
    () => Promise.all(sites.map(closeServer)),
    () => processor.close(),
    () => closeServer(api),
    () => platform.close(),
    () => rmSync(dataDir, { recursive: true, force: true }),
  )
})

afterAll(async () => {
  for (const stop of stops) await stop()
})

/** The sender stops after this many bytes. */
const maxSentBytes = 64 * 1_048_576
const block = Buffer.alloc(65_536, 'x')
const chunk = Buffer.concat([
  Buffer.from(`${block.length.toString(16)}\r\n`),
  block,
  Buffer.from('\r\n'),
])

interface Outcome {
  readonly answer: string
  readonly isStopped: boolean
}

/**
 * Sends the head and then chunks of a body until there is a response. Resolves once the connection
 * is closed.
 */
const send = (port: number, head: readonly string[], body: Buffer): Promise<Outcome> =>
  new Promise((resolve) => {
    let answer = ''
    let isStopped = true
    const socket = connect(port, host)
    const more = (): void => {
      if (socket.bytesWritten > maxSentBytes) {
        isStopped = false
        socket.destroy()
      }
      if (answer === '' && !socket.destroyed) socket.write(body, () => more())
    }
    socket.setEncoding('utf8')
    socket.on('connect', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      more()
    })
    socket.on('data', (text) => (answer += String(text)))
    // the server may close the connection during a write
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer, isStopped }))
  })

const headOf = (server: keyof typeof reading, length: string): readonly string[] => [
  `POST ${reading[server]} HTTP/1.1`,
  `Host: ${host}:${ports.get(server)}`,
  `Content-Type: ${server === 'identity provider' ? 'application/x-www-form-urlencoded' : 'application/json'}`,
  length,
]

describe.each(servers)('the %s', (server) => {
  const to = (length: string, body: Buffer) =>
    send(ports.get(server) ?? 0, headOf(server, length), body)

  test('rejects an endless chunked body and closes the connection', async () => {
    const { answer, isStopped } = await to('Transfer-Encoding: chunked', chunk)
    expect(isStopped).toBe(true)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('"code":"bodyTooLarge"')
  })

  test('rejects a body whose content length is too large', async () => {
    const { answer, isStopped } = await to('Content-Length: 999999999', block)
    expect(isStopped).toBe(true)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })

  test('answers other requests afterwards', async () => {
    const response = await fetch(`http://${host}:${ports.get(server)}/nowhere`)
    expect(response.status).toBe(404)
  })
})

test('an endless body is rejected on a call that reads no body', async () => {
  const head = ['GET /healthz HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding: chunked']
  const { isStopped } = await send(ports.get('platform') ?? 0, head, chunk)
  expect(isStopped).toBe(true)
})
