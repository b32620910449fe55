import { setTimeout as after } from 'node:timers/promises'
import { Client } from 'pg'
import { gap } from './open-database.ts'
import { keepAlive } from './pool.ts'

export const channel = 'parapet'

/** Also used as the check, because repeating it has no effect. */
const subscribe = `listen ${channel}`

/** Milliseconds until a lost connection is opened again. */
const reconnectDelay = 1_000

/** Milliseconds to close a connection whose peer may not respond. */
const endTimeout = 1_000

export interface Checks {
  /** Milliseconds between two checks that the peer responds. */
  readonly every: number
  /** Milliseconds until the response counts as missing. */
  readonly within: number
}

/** Announcements between the processes of one PostgreSQL; reconnects when its connection is lost. */
export const createAnnouncements = (url: string, { every, within }: Checks) => {
  const listeners = new Set<(what: string) => void>()
  let isClosed = false
  let client: Client | undefined
  let checks: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let wasOpen = false

  const notify = (what: string): void => {
    for (const listener of listeners) listener(what)
  }

  const reconnectLater = (): void => {
    if (!isClosed) retry = setTimeout(() => void connect().catch(reconnectLater), reconnectDelay)
  }

  const lose = (lost: Client): void => {
    if (client !== lost) return
    client = undefined
    clearInterval(checks)
    lost.connection.stream.destroy()
    reconnectLater()
  }

  const connect = async (): Promise<void> => {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: within,
      query_timeout: within,
      ...keepAlive,
    })
    // an 'end' event follows every error
    opened.on('error', () => undefined)
    opened.on('end', () => lose(opened))
    opened.on('notification', ({ payload }) => notify(payload ?? ''))
    try {
      await opened.connect()
      await opened.query(subscribe)
    } catch (error) {
      opened.connection.stream.destroy()
      throw error
    }
    if (isClosed) return void opened.connection.stream.destroy()
    client = opened
    // a peer that dies silently does not close the connection
    checks = setInterval(() => {
      opened.query(subscribe).catch(() => lose(opened))
    }, every)
    if (wasOpen) notify(gap)
    wasOpen = true
  }

  return {
    connect,
    listen(listener: (what: string) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      clearInterval(checks)
      const last = client
      client = undefined
      if (last === undefined) return
      await Promise.race([last.end(), after(endTimeout, undefined, { ref: false })])
      last.connection.stream.destroy()
    },
  }
}
