import { createServer } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { bodyLimitOf } from '#core/platform/api/endpoint.ts'
import { catalogue } from '#core/catalogue.ts'
import { boundBodies } from './kernel/http/bounded-bodies.ts'
import { StartFailure } from './kernel/database/start-failure.ts'

interface Address {
  readonly host: string
  readonly port: number
}

/** The line for the operator when listening fails. */
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

/** Rejects a start whose ports are in use, before any other step. */
export const checkPort = (address: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(listenFailure(error, address)))
    probe.listen(address.port, address.host, () => probe.close(() => resolve()))
  })

/**
 * Milliseconds until an idle connection is closed, longer than the timeout of callers and proxies,
 * so that no call uses a closing connection.
 */
const idle = 65_000

/** Largest body of any endpoint, in bytes; each endpoint has its own limit. */
const maxBodyBytes = Math.max(...catalogue.map((endpoint) => bodyLimitOf(endpoint).bytes))

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
    boundBodies(server, maxBodyBytes)
    server.once('error', (error) => reject(listenFailure(error, address)))
  })

/** Timeout of running responses after the stop, in milliseconds. */
const timeout = 3_000

/** Accepts no new connection and waits for running responses, up to the timeout. */
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
