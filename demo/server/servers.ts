import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { baseRegion } from '#core/foundation/region/regions.ts'
import { startIdentity } from '../identity/start.ts'
import { startProcessor } from '../processor/start.ts'
import { returnFromSso } from '#core/identity/sso/endpoints.ts'
import { startSites } from '../sites/main.ts'
import { demoSecret } from './identity/access/demo-secret.ts'
import { originsOfSite } from './kernel/http/origins/site-origins.ts'
import { accounts } from './insurance/accounts/tables.ts'
import { announceProcessor } from './insurance/billing/processors.ts'
import { projectRoot } from './kernel/project-root.ts'
import type { Services } from './kernel/services.ts'
import { closeServer } from './listen.ts'
import { accountIds, apiKeyIds, clientKeys } from './seed/ids.ts'

/** A server beside the platform, on a port of its own. */
export interface CompanionStart {
  readonly services: Services
}

interface CompanionServer {
  readonly name: string
  /** Its ports, relative to the platform's. */
  readonly ports: readonly number[]
  /** Whether it runs with the demo only. */
  readonly demoOnly: boolean
  /** Starts it; returns the function that stops it. */
  start(start: CompanionStart): Promise<() => Promise<void>>
}

/** The client shown on the page of the UK brokerage. */
const albionClient = async ({ database }: Services) => {
  const [row] = await database
    .handle()
    .select({ accountId: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, accountIds.albionClient))
  return row ?? { accountId: '', name: '' }
}

/** The servers beside the platform, in the order of their ports. */
export const companionServers: readonly CompanionServer[] = [
  {
    name: 'Host sites',
    ports: [1, 3],
    demoOnly: true,
    async start({ services }) {
      const { host, port, origins } = services.config
      const servers = await startSites({
        host,
        ports: { us: port + 1, uk: port + 3 },
        folder: join(projectRoot(), 'demo/sites'),
        portal: origins.portal[baseRegion],
        processor: origins.processor,
        clientKeys,
        apiKey: { id: apiKeyIds.albion, secret: await demoSecret(services, apiKeyIds.albion) },
        client: await albionClient(services),
      })
      return async () => {
        await Promise.all(servers.map(closeServer))
      }
    },
  },
  {
    name: 'Payment processor',
    ports: [2],
    demoOnly: false,
    async start({ services }) {
      const { config } = services
      await announceProcessor(services)
      const processor = await startProcessor({
        host: config.host,
        port: config.port + 2,
        dataDir: config.dataDir,
        platformOrigin: config.origins.portal[baseRegion],
        demo: config.demo,
        log: services.log,
      })
      return () => processor.close()
    },
  },
  {
    name: 'Identity provider',
    ports: [4],
    demoOnly: true,
    async start({ services: { config } }) {
      const identity = await startIdentity({
        host: config.host,
        port: config.port + 4,
        issuer: config.origins.identity,
        dataDir: config.dataDir,
        portals: originsOfSite(config, 'portal'),
        callbackPath: returnFromSso.path,
      })
      return () => identity.close()
    },
  },
]
