import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { fileOfAnswer } from '#core/platform/api/response-file.ts'
import { encodeCall } from '#core/platform/api/encode.ts'
import { headerNames } from '#core/platform/api/headers.ts'
import type { AnswerOf, Endpoint, InputOf } from '#core/platform/api/endpoint.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type { RecordGrant } from '#core/identity/session/model.ts'
import { droppedHeader } from '../kernel/demo-controls/faults.ts'
import type { Faults } from '../kernel/demo-controls/faults.ts'
import type { OpenDatabase } from '../kernel/database/open-database.ts'
import { readMatrix } from '../kernel/http/access/access-matrix.ts'
import type { LogEntry } from '../kernel/log.ts'
import type { ViewerKind } from '../kernel/viewer-kind.ts'
import type { Config, Services } from '../kernel/services.ts'
import type { ProcessorAccount } from '../kernel/third-parties.ts'
import { loadWording } from '../kernel/wording.ts'
import { readOutbox, type SentMail } from '../kernel/outbox/service.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { clientKeys, organisationIds, userIds } from '../kernel/seed/ids.ts'
import { seedDemo, seedPlatform } from '../kernel/seed/run.ts'
import { registry } from '../registry.ts'
import { portalsOf } from '../settings.ts'
import { generateSigningKey } from '../identity/session/signing-keys.ts'
import { startSession } from '../identity/session/service.ts'
import { freshDatabase, type TestBounds } from './database.ts'
import { Failure } from './failure.ts'
import { sharedThreads } from './shared-threads.ts'

/**
 * A seeded user: the kinds of viewers, Harbor’s agent of one team, and those of the UK and the
 * Australian brokerage.
 */
export type SignInName = ViewerKind | 'desk' | 'broker' | 'aubroker' | 'ukcustomer' | 'aucustomer'

/**
 * The caller of a test: a seeded user, an embed user of Harbor's page, a token for one record, any
 * token, or none.
 */
export type As =
  | SignInName
  | 'embedUser'
  | { readonly embedUser: string; readonly agencyId?: string; readonly keyId?: string }
  | {
      readonly grant: RecordGrant
      readonly agencyId?: string
      readonly keyId?: string
      readonly flow?: string
    }
  | { readonly token: string }
  | undefined

export interface AskOptions {
  readonly region?: Region
  readonly headers?: Readonly<Record<string, string>>
  readonly ip?: string
}

/** A whole platform in memory: seeded, with its clock and its queue controlled by the test. */
export interface TestPlatform {
  readonly services: Services
  readonly faults: Faults
  /** The log, which shows defects. */
  readonly logged: readonly LogEntry[]
  readonly platform: Platform
  /**
   * Another process on the same database, with a signing key of its own. Close it before this one.
   */
  another(config?: Partial<Config>): Promise<Platform>
  /**
   * Calls an endpoint; returns its decoded response (a `File` for files), throws `Failure`
   * otherwise.
   */
  request<const E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    as?: As,
    options?: AskOptions,
  ): Promise<AnswerOf<E>>
  /** Makes any request by its path. A dropped response rejects, like a closed connection. */
  fetch(path: string, init?: RequestInit, ip?: string): Promise<Response>
  /** The access token of a caller. */
  tokenOf(as: Exclude<As, undefined>): Promise<string>
  /** Advances the clock. */
  advanceTime(milliseconds: number): void
  /** Runs every queued job that is due. */
  drain(): Promise<void>
  /** Mails to an address (all without one), newest first, after the queue is drained. */
  mails(to?: string): Promise<readonly SentMail[]>
  close(): Promise<void>
}

const origin = 'http://localhost:4100'

/** The portals of the regions in tests. */
export const testPortals = portalsOf({}, origin)

/** The platform's account at a processor that does not run. */
export const testProcessor = {
  name: 'Test processor',
  origin: 'http://localhost:4102',
  key: 'pk_test',
  secret: 'the secret of the test processor',
  isDemo: true,
} as const satisfies ProcessorAccount

const testConfig = (more: Partial<Config>): Config => ({
  host: '127.0.0.1',
  port: 4100,
  environment: 'local',
  clientVersion: 'test',
  deployed: '2026-01-01T00:00:00.000Z',
  origins: {
    portal: testPortals,
    siteUs: 'http://localhost:4101',
    siteUk: 'http://localhost:4103',
  },
  processor: testProcessor,
  accessTtl: 900,
  refreshTtl: 1_209_600,
  limitFactor: 1,
  demo: true,
  riskScans: 'simulated',
  dataDir: '/nonexistent',
  ...more,
})

const partsOf = async (opened: OpenDatabase, config: Config, log: (entry: LogEntry) => void) => ({
  opened,
  config,
  signingKey: await generateSigningKey(),
  // shared by all test processes, because seeded receipts are sealed with it
  receiptKey: Buffer.alloc(32, 7).toString('base64url'),
  wording: await loadWording(),
  matrix: readMatrix(),
  threads: sharedThreads,
  log,
})

const fill = async (opened: OpenDatabase): Promise<void> => {
  const platform = await createPlatform(await partsOf(opened, testConfig({}), () => undefined))
  await seedPlatform(registry.seeds, platform.services)
  await seedDemo(registry.seeds, platform.services, 'few')
  await platform.worker.drain()
  await platform.close()
}

const decodeAnswer = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  if (endpoint.returns === 'file') return fileOfAnswer(await response.blob(), response.headers)
  if (endpoint.returns === 'stream') return response.body
  if (!endpoint.answer) return undefined
  return z.decode(endpoint.answer, await response.json())
}

interface Options extends TestBounds {
  /** Its database; a new seeded one when absent. */
  readonly database?: OpenDatabase
}

/** Opens a platform, on a new seeded database by default. Close it at the end of the test file. */
export const testPlatform = async (
  config: Partial<Config> = {},
  { database, ...bounds }: Options = {},
): Promise<TestPlatform> => {
  const opened = database ?? (await freshDatabase(fill, bounds))
  const logged: LogEntry[] = []
  const log = (entry: LogEntry) => logged.push(entry)
  const newProcess = async (more: Partial<Config> = {}): Promise<Platform> => {
    const own = testConfig({ ...config, ...more })
    return createPlatform(await partsOf(opened, own, log))
  }
  const platform = await newProcess()
  const { services, app, worker, faults, clock } = platform
  const tokens = new Map<string, string>()

  const newToken = async (as: Exclude<As, undefined>): Promise<string> => {
    if (typeof as === 'string' && as !== 'embedUser') {
      return (await startSession(services, { userId: userIds[as] })).accessToken
    }
    if (typeof as === 'object' && 'token' in as) return as.token
    if (typeof as === 'object' && 'grant' in as) {
      return (await services.tokens.issue({ kind: 'record', ...as })).accessToken
    }
    const visitorId = typeof as === 'object' ? as.embedUser : 'embed-user-of-harbor'
    const agencyId = (typeof as === 'object' && as.agencyId) || organisationIds.harbor
    const issued = await services.tokens.issue({
      kind: 'key',
      keyId: (typeof as === 'object' && as.keyId) || clientKeys.harbor,
      agencyId,
      visitorId,
    })
    return issued.accessToken
  }

  const tokenOf = async (as: Exclude<As, undefined>): Promise<string> => {
    const name = JSON.stringify(as)
    const known = tokens.get(name)
    if (known && (await services.tokens.read(known))) return known
    const token = await newToken(as)
    tokens.set(name, token)
    return token
  }

  const ask = async (path: string, init?: RequestInit, ip = '192.0.2.1'): Promise<Response> => {
    const response = await app.fetch(new Request(new URL(path, origin), init), { ip })
    if (response.headers.has(droppedHeader)) throw new TypeError('fetch failed')
    return response
  }

  return {
    services,
    faults,
    logged,
    platform,
    another: newProcess,
    fetch: ask,
    tokenOf,
    async request(endpoint, input, as, options = {}) {
      const call = encodeCall(endpoint, input as Parameters<typeof encodeCall>[1])
      const headers = new Headers(options.headers)
      if (as) headers.set('Authorization', `Bearer ${await tokenOf(as)}`)
      if (options.region) headers.set(headerNames.region, options.region)
      if (call.body !== undefined) headers.set('Content-Type', 'application/json')
      const query = new URLSearchParams(
        Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)]),
      )
      const response = await ask(
        query.size > 0 ? `${call.path}?${query}` : call.path,
        {
          method: endpoint.method,
          headers,
          ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        },
        options.ip,
      )
      if (!response.ok) throw new Failure(await response.json(), response.headers)
      return decodeAnswer(endpoint, response) as never
    },
    advanceTime(milliseconds) {
      clock.setOffset(clock.offset() + milliseconds)
    },
    drain: () => worker.drain(),
    async mails(to) {
      await worker.drain()
      return readOutbox(services, to)
    },
    async close() {
      await platform.close()
      await opened.close()
    },
  }
}

/** An id that no record has. */
export const nobodysId = (): string => randomUUID()
