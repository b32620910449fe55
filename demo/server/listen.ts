import { createServer } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { bodyLimitOf } from '#core/platform/api/endpoint.ts'
import { catalogue } from '#core/catalogue.ts'
import { boundBodies } from '../http/bounded-bodies.ts'
import { StartFailure } from './kernel/database/start-failure.ts'

interface Address {
  readonly host: string
  readonly port: number
}

/** A failed listening as the line that the operator reads. */
export const listenFailure = (error: unknown, { host, port }: Address): unknown => {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. Stop what listens there, or set PORT to another number.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to another number.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to another one.`,
    ENOTFOUND: `${host} is not an address of this machine. Set HOST to another one.`,
  }
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new StartFailure(reason, { cause: error }) : error
}

/** Refuses a start whose ports are taken before anything else is done. */
export const checkPort = (address: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenFailure(error, address)))
    probe.listen(address.port, address.host, () => probe.close(() => resolve()))
  })

/**
 * Milliseconds that an idle connection stays open: longer than callers and proxies keep theirs, so that
 * no call meets a connection that is just being closed.
 */
const idle = 65_000

/** Bytes of the largest body that any endpoint takes; each endpoint has a limit of its own. */
const largestBody = Math.max(...catalogue.map((endpoint) => bodyLimitOf(endpoint).bytes))

/** Serves the platform; resolves once it listens. */
export const listen = (
  fetch: Parameters<typeof serve>[0]['fetch'],
  address: Address,
): Promise<ServerType> =>
  new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port: address.port,
        hostname: address.host,
        serverOptions: { keepAliveTimeout: idle },
      },
      () => resolve(server),
    )
    boundBodies(server, largestBody)
    server.once('error', (error) => reject(listenFailure(error, address)))
  })

/** Answers under way may take this long once the end was asked for. */
const timeout = 3_000

/** Takes no new connection and waits for the answers under way, not for ever. */
export const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, timeout)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
