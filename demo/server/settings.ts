import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { baseRegion, regions, regionTable, type Region } from '#core/foundation/region/regions.ts'
import { parseDomains, isDomain } from '#core/foundation/validation/domain.ts'
import { StartFailure, type Storage } from './kernel/database/start-failure.ts'
import { isOrigin } from './insurance/billing/protocol/frame-permit.ts'
import { projectRoot } from './kernel/project-root.ts'
import { sealKeyPattern } from './kernel/seals.ts'
import type { Config } from './kernel/services.ts'
import type { ProcessorAccount } from './kernel/third-parties.ts'

const wholeNumber = (min: number, max: number) =>
  z.codec(z.string().check(z.regex(/^\d+$/)), z.int().check(z.minimum(min), z.maximum(max)), {
    decode: Number,
    encode: String,
  })

const addressOf = (...protocols: readonly string[]) =>
  z.string().check(z.refine((text) => protocols.includes(URL.parse(text)?.protocol ?? '')))

const domainList = z.codec(
  z.string().check(z.maxLength(10_000)),
  z.array(z.string().check(z.minLength(1), z.refine(isDomain))).check(z.minLength(1)),
  { decode: (text) => [...parseDomains(text)], encode: (domains) => domains.join(',') },
)

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Users enter cards there, so it needs https except on loopback. */
const isProcessorOrigin = (text: string): boolean => {
  if (!isOrigin(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || loopback.has(hostname)
}

/** The platform uses PORT, its companions the four ports after it. */
const companionServers = 4
const year = 366 * 86_400

const variables = {
  PORT: {
    shape: wholeNumber(1, 65_535 - companionServers),
    says: `a number from 1 to ${65_535 - companionServers}`,
  },
  HOST: { shape: z.string().check(z.minLength(1)), says: 'a host name or address' },
  DATA_DIR: { shape: z.string().check(z.minLength(1)), says: 'a folder' },
  DATABASE_URL: {
    shape: addressOf('postgres:', 'postgresql:'),
    says: 'an address that starts with postgres://',
  },
  DATABASE_WAIT: { shape: wholeNumber(0, 3_600), says: 'seconds, from 0 to 3600' },
  SMTP_URL: {
    shape: addressOf('smtp:', 'smtps:'),
    says: 'an address that starts with smtp:// or smtps://',
  },
  DEMO: { shape: z.enum(['0', '1']), says: '0 or 1' },
  DEMO_SEED: { shape: z.enum(['small', 'large']), says: 'small or large' },
  ACCESS_TTL: { shape: wholeNumber(1, year), says: 'seconds' },
  REFRESH_TTL: { shape: wholeNumber(1, year), says: 'seconds' },
  RATE_LIMITS: {
    shape: wholeNumber(1, 1_000_000),
    says: 'a whole number that multiplies every limit',
  },
  PROXIES: {
    shape: wholeNumber(0, 10),
    says: 'how many proxies are in front of the platform, from 0 to 10',
  },
  PORTAL_ORIGIN: {
    shape: addressOf('http:', 'https:'),
    says: 'an address that starts with http:// or https://',
  },
  RECEIPT_KEY: {
    shape: z.string().check(z.regex(sealKeyPattern)),
    says: '32 bytes in base64url, the same for every process on a database',
  },
  PROCESSOR_NAME: {
    shape: z.string().check(z.regex(/^[^\p{C}]{1,100}$/u)),
    says: 'a name of at most 100 characters',
  },
  PROCESSOR_ORIGIN: {
    shape: z.string().check(z.refine((text) => isProcessorOrigin(text.replace(/\/$/, '')))),
    says: 'an https origin, such as https://payments.example (http on loopback only)',
  },
  PROCESSOR_KEY: {
    shape: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
    says: 'at most 200 letters, digits, dots, dashes and underscores',
  },
  PROCESSOR_SECRET: {
    shape: z.string().check(z.regex(/^[!-~]{32,500}$/)),
    says: '32 to 500 characters without spaces',
  },
  SENTRY_DSN: {
    shape: addressOf('https:', 'http:'),
    says: 'the address of a project, https://key@host/number',
  },
  RISK_SCANS: {
    shape: z.enum(['simulated', 'network', 'off']),
    says: 'simulated, network or off',
  },
  SSO_TRUSTED_DOMAINS: {
    shape: domainList,
    says: 'email domains with commas between them',
  },
  ENVIRONMENT: {
    shape: z.enum(['qa', 'dev', 'staging', 'prod', 'local']),
    says: 'qa, dev, staging, prod or local',
  },
} as const

type Name = keyof typeof variables
type Values = { readonly [N in Name]?: z.output<(typeof variables)[N]['shape']> }

const read = (environment: NodeJS.ProcessEnv): Values => {
  const entries = Object.entries(variables).flatMap(([name, { shape, says }]) => {
    const text = environment[name]
    if (text === undefined || text === '') return []
    const result = z.safeDecode(shape, text)
    if (!result.success) throw new StartFailure(`${name} must be ${says}.`)
    return [[name, result.data]]
  })
  // each value was read by the shape of its own name
  return Object.fromEntries(entries) as Values
}

/** The settings of a payment processor, which are set together or not at all. */
const processorNames = [
  'PROCESSOR_NAME',
  'PROCESSOR_ORIGIN',
  'PROCESSOR_KEY',
  'PROCESSOR_SECRET',
] as const satisfies readonly Name[]

const readProcessor = (values: Values): ProcessorAccount | undefined => {
  const {
    PROCESSOR_NAME: name,
    PROCESSOR_ORIGIN: address,
    PROCESSOR_KEY: key,
    PROCESSOR_SECRET: secret,
  } = values
  if (name !== undefined && address !== undefined && key !== undefined && secret !== undefined) {
    return { name, origin: new URL(address).origin, key, secret, isDemo: false }
  }
  const missing = processorNames.filter((each) => values[each] === undefined)
  if (missing.length === processorNames.length) return undefined
  throw new StartFailure(
    `${missing.join(' and ')} must be set too: a payment processor needs ${processorNames.join(', ')}.`,
  )
}

/** The operator's settings and the values derived from them. */
export interface Settings {
  readonly config: Omit<Config, 'clientVersion' | 'deployed'>
  readonly databaseUrl?: string
  /** Seconds that a start waits for a PostgreSQL that can't be reached. */
  readonly databaseWait: number
  readonly smtpUrl?: string
  /** Signs receipts; the one in the data folder when absent. */
  readonly receiptKey?: string
  readonly seed: 'small' | 'large'
  /** Version of the package: `0.1.0`. */
  readonly version: string
}

const portalShape = variables.PORTAL_ORIGIN

/**
 * The setting with the origin of a region's portal: `PORTAL_ORIGIN` for the base, else
 * `PORTAL_ORIGIN_UK`.
 */
const portalVariable = (region: Region): string =>
  region === baseRegion ? 'PORTAL_ORIGIN' : `PORTAL_ORIGIN_${region}`

/**
 * The origin of each region's portal. Without a setting, a region has its own name on loopback,
 * otherwise the origin of the base region.
 */
export const portalsOf = (
  environment: NodeJS.ProcessEnv,
  listening: string,
): Readonly<Record<Region, string>> => {
  const configured = (region: Region): string | undefined => {
    const name = portalVariable(region)
    const text = environment[name]
    if (text === undefined || text === '') return undefined
    if (!portalShape.shape.safeParse(text).success)
      throw new StartFailure(`${name} must be ${portalShape.says}.`)
    return new URL(text).origin
  }
  const base = configured(baseRegion) ?? listening
  const { protocol, hostname, port } = new URL(base)
  const portalOf = (region: Region): string => {
    const { host } = regionTable[region]
    return host !== undefined && loopback.has(hostname)
      ? `${protocol}//${host.local}${port && `:${port}`}`
      : base
  }
  const entries = regions.map((region) => [region, configured(region) ?? portalOf(region)] as const)
  return Object.fromEntries(entries) as Record<Region, string>
}

const isLoopback = (host: string): boolean => /^(localhost|127\.|::1$)/.test(host)

/** The name under which this machine reaches a listening host. */
const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The address at which this machine reaches a server that listens there. */
export const addressAt = (host: string, port: number): string => `http://${nameOf(host)}:${port}`

/** The location of the data in an environment, even if other values are invalid. */
export const storageOf = ({ DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv): Storage => ({
  dataDir: resolve(DATA_DIR || '.data'),
  ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
})

/** Reads the settings; an invalid value ends the start. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const values = read(environment)
  const host = values.HOST ?? '127.0.0.1'
  const port = values.PORT ?? 4000
  const at = (offset: number): string => addressAt(host, port + offset)
  const demo = values.DEMO === undefined ? isLoopback(host) : values.DEMO === '1'
  const processor = readProcessor(values)
  const manifest = readFileSync(join(projectRoot(), 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { readonly version: string }
  return {
    version,
    seed: values.DEMO_SEED ?? 'small',
    databaseWait: values.DATABASE_WAIT ?? 60,
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    ...(values.RECEIPT_KEY && { receiptKey: values.RECEIPT_KEY }),
    config: {
      host,
      port,
      environment: values.ENVIRONMENT ?? 'local',
      ...(values.SENTRY_DSN && { errorReports: { dsn: values.SENTRY_DSN } }),
      origins: {
        portal: portalsOf(environment, at(0)),
        siteUs: at(1),
        siteUk: at(3),
      },
      ...(processor && { processor }),
      accessTtl: values.ACCESS_TTL ?? 900,
      refreshTtl: values.REFRESH_TTL ?? 14 * 86_400,
      limitFactor: values.RATE_LIMITS ?? 1,
      proxies: values.PROXIES ?? 0,
      ssoTrustedDomains: values.SSO_TRUSTED_DOMAINS ?? [],
      demo,
      riskScans: values.RISK_SCANS ?? (demo ? 'simulated' : 'off'),
      dataDir: storageOf(environment).dataDir,
    },
  }
}
