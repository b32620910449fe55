import { join } from 'node:path'
import type { ServerType } from '@hono/node-server'
import { readPins } from './release.ts'
import { mintSession, type ApiKey } from './session.ts'
import { startSite, type Platform } from './site.ts'

export interface Sites {
  readonly host: string
  readonly ports: { readonly us: number; readonly uk: number }
  /** The folder of this site's pages below `demo/sites`. */
  readonly folder: string
  readonly portal: string
  readonly processor: string
  readonly clientKeys: Readonly<Record<'harbor' | 'harborSecond' | 'albion', string>>
  /** The UK brokerage's API key, which only its server has, and the client of its page. */
  readonly apiKey: ApiKey
  readonly client: { readonly accountId: string; readonly name: string }
}

/** Starts the web sites of both agencies. They use the platform's public addresses only. */
export const startSites = (sites: Sites): Promise<readonly ServerType[]> => {
  const { host, ports, folder, portal, processor, clientKeys, apiKey, client } = sites
  const address = (port: number): string => `http://${host}:${port}`
  const platform = (otherSite: string): Platform => ({ portal, processor, otherSite })
  const shared = join(folder, 'shared')
  return Promise.all([
    startSite({
      port: ports.us,
      host,
      folders: [join(folder, 'us'), shared],
      platform: platform(address(ports.uk)),
      values: { harborKey: clientKeys.harbor, harborSecondKey: clientKeys.harborSecond },
    }),
    startSite({
      port: ports.uk,
      host,
      folders: [join(folder, 'uk'), shared],
      platform: platform(address(ports.us)),
      values: {
        accountId: client.accountId,
        clientName: client.name,
        albionKey: clientKeys.albion,
      },
      // The American site uses the newest build; the British one pins a version.
      lateValues: () => readPins(portal),
      backEnd: (app) => {
        app.post('/session', async (context) => {
          const { status, body } = await mintSession(portal, apiKey, client.accountId)
          return context.json(body, status)
        })
      },
    }),
  ])
}
