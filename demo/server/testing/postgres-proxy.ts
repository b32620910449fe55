import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy in front of PostgreSQL whose connections a test can break. */
export interface PostgresProxy {
  /** The address of the same database through the proxy. */
  through(url: string): string
  /** Resets every connection, on both sides. */
  reset(): void
  /**
   * Stops forwarding, even the end of a connection. `connections`: the open connections only;
   * `all`: later ones too.
   */
  freeze(what: 'connections' | 'all'): void
  /** Forwards again, including the data received meanwhile. */
  thaw(): void
  /** Refuses connections, and resets the open ones, until `listen`. */
  refuse(): Promise<void>
  listen(): Promise<void>
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

/** The address of PostgreSQL: a socket in a folder, or a port. */
const targetOf = (url: string) => {
  const { searchParams, hostname, port } = new URL(url)
  const folder = searchParams.get('host')
  const number = port || '5432'
  return folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${number}` }
    : { host: folder ?? hostname, port: Number(number) }
}

/** Starts a proxy on a free port of this machine. */
export const startPostgresProxy = async (url: string): Promise<PostgresProxy> => {
  const target = targetOf(url)
  const pairs = new Set<Pair>()
  let isFrozen = false

  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (chunk: Buffer) => void to.write(chunk))
    from.on('end', () => to.end())
  }

  const freezePair = ({ client, server }: Pair): void => {
    client.pause()
    server.pause()
  }

  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ ...target, allowHalfOpen: true })
    const pair = { client, server }
    pairs.add(pair)
    for (const socket of [client, server]) socket.on('error', () => undefined)
    client.on('close', () => {
      // a silent peer is not notified of the end
      if (client.isPaused()) return
      server.destroy()
      pairs.delete(pair)
    })
    server.on('close', () => {
      if (!server.isPaused()) client.destroy()
    })
    forward(client, server)
    forward(server, client)
    if (isFrozen) freezePair(pair)
  })

  const reset = (): void => {
    for (const { client, server } of pairs) {
      client.resetAndDestroy()
      server.destroy()
    }
    pairs.clear()
  }

  const listenOn = async (port: number): Promise<void> => {
    proxy.listen(port, '127.0.0.1')
    await once(proxy, 'listening')
  }

  const stop = async (): Promise<void> => {
    const closed = once(proxy, 'close')
    proxy.close()
    reset()
    await closed
  }

  await listenOn(0)
  // a server that listens on TCP has an address of this form
  const { port } = proxy.address() as AddressInfo

  return {
    through(direct) {
      const address = new URL(direct)
      address.searchParams.delete('host')
      address.host = `127.0.0.1:${port}`
      return address.href
    },
    reset,
    freeze(what) {
      isFrozen = what === 'all'
      for (const pair of pairs) freezePair(pair)
    },
    thaw() {
      isFrozen = false
      for (const { client, server } of pairs) {
        client.resume()
        server.resume()
      }
    },
    refuse: stop,
    listen: () => listenOn(port),
    async close() {
      if (proxy.listening) await stop()
    },
  }
}
