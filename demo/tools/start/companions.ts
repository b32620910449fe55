import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { baseRegion } from '#core/foundation/region/regions.ts'
import { returnFromSso } from '#core/identity/sso/endpoints.ts'
import { identitySecrets } from '../../companions/identity/secrets.ts'
import { startIdentity } from '../../companions/identity/start.ts'
import { platformAccount } from '../../companions/processor/platform-account.ts'
import { startProcessor } from '../../companions/processor/start.ts'
import type { Companion, Companions } from '../../server/companions.ts'
import { demoSecret } from '../../server/identity/access/demo-secret.ts'
import { accounts } from '../../server/insurance/accounts/tables.ts'
import { originsOfSite } from '../../server/kernel/http/origins/site-origins.ts'
import { projectRoot } from '../../server/kernel/project-root.ts'
import type { Services } from '../../server/kernel/services.ts'
import { closeServer } from '../../server/listen.ts'
import { apiKeyIds, clientKeys, accountIds } from '../../server/kernel/seed/ids.ts'
import { demoProcessorName } from '../../server/kernel/seed/companion-data.ts'
import { addressAt, type Settings } from '../../server/settings.ts'
import { startSites } from '../../sites/main.ts'

/** Their ports, relative to the platform's. */
const ports = { siteUs: 1, processor: 2, siteUk: 3, identity: 4 } as const

/** The client shown on the page of the UK brokerage. */
const albionClient = async ({ database }: Services) => {
  const [row] = await database
    .handle()
    .select({ accountId: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, accountIds.albionClient))
  return row ?? { accountId: '', name: '' }
}

const sites: Companion = {
  ports: [ports.siteUs, ports.siteUk],
  async start(services) {
    const { host, port, origins, processor } = services.config
    const servers = await startSites({
      host,
      ports: { us: port + ports.siteUs, uk: port + ports.siteUk },
      folder: join(projectRoot(), 'demo/sites'),
      portal: origins.portal[baseRegion],
      processor: processor?.origin ?? '',
      clientKeys,
      apiKey: { id: apiKeyIds.albion, secret: await demoSecret(services, apiKeyIds.albion) },
      client: await albionClient(services),
    })
    return async () => {
      await Promise.all(servers.map(closeServer))
    }
  },
}

const processor: Companion = {
  ports: [ports.processor],
  async start({ config, log }) {
    const started = await startProcessor({
      host: config.host,
      port: config.port + ports.processor,
      dataDir: config.dataDir,
      secret: platformAccount(config.dataDir).secret,
      platformOrigin: config.origins.portal[baseRegion],
      demo: config.demo,
      log,
    })
    return () => started.close()
  },
}

const identity: Companion = {
  ports: [ports.identity],
  async start({ config }) {
    const { host, port, dataDir } = config
    const started = await startIdentity({
      host,
      port: port + ports.identity,
      issuer: addressAt(host, port + ports.identity),
      dataDir,
      portals: originsOfSite(config, 'portal'),
      callbackPath: returnFromSso.path,
    })
    return () => started.close()
  },
}

/**
 * The companions of the demo; none when the demo is off. The operator's payment processor replaces
 * the demo's.
 */
export const demoCompanions = ({ config }: Settings): Companions | undefined => {
  if (!config.demo) return undefined
  const { host, port, dataDir } = config
  const at = (offset: number): string => addressAt(host, port + offset)
  const hasOwnProcessor = config.processor === undefined
  return {
    servers: [sites, ...(hasOwnProcessor ? [processor] : []), identity],
    addresses: [
      ['US host site', at(ports.siteUs)],
      ['UK host site', at(ports.siteUk)],
      ['Identity provider', at(ports.identity)],
    ],
    async accounts() {
      const { clientSecret } = await identitySecrets(dataDir)
      return {
        identity: { issuer: at(ports.identity), clientSecret },
        ...(hasOwnProcessor && {
          processor: {
            ...platformAccount(dataDir),
            name: demoProcessorName,
            origin: at(ports.processor),
            isDemo: true,
          },
        }),
      }
    },
  }
}
