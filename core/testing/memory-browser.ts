import type { Channel, Host, KeyValue } from '../foundation/host/host.ts'
import { createManualTime, type ManualTime } from './manual-time.ts'

/** A tab of the in-memory browser. */
export interface MemoryTab extends Host {
  readonly time: ManualTime
  /** Simulates a tab that becomes visible again, resumes, or is online again. */
  wake(): void
  /**
   * Freezes the tab: it receives nothing until it is thawed, and messages sent meanwhile are lost.
   */
  freeze(): void
  thaw(): void
  setOffline(isOffline: boolean): void
}

/** Tabs of one origin with shared device storage, channels, locks and time. */
export interface MemoryBrowser {
  readonly time: ManualTime
  readonly device: KeyValue
  /**
   * Opens a tab; with `copyOf` its storage starts as a copy, like that of a tab opened by another.
   */
  openTab(options?: { readonly hostname?: string; readonly copyOf?: MemoryTab }): MemoryTab
}

/** A store of texts in memory. */
export const createMemoryStorage = (copyOf?: KeyValue): KeyValue => {
  const texts = new Map<string, string>(
    copyOf?.keys().map((key) => [key, copyOf.get(key) ?? ''] as const),
  )
  return {
    get: (key) => texts.get(key),
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

interface ChannelListener {
  readonly name: string
  readonly channel: Channel
  readonly listener: (message: unknown) => void
  readonly isFrozen: () => boolean
}

/** Runs work under a name, one at a time. */
const createLocks = (): Host['lock'] => {
  const tails = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
    tails.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
}

/**
 * Creates a browser in memory; with `announcesPresence: false` it has no Web Locks to list the open
 * tabs.
 */
export const createMemoryBrowser = ({ announcesPresence = true } = {}): MemoryBrowser => {
  const time = createManualTime()
  const device = createMemoryStorage()
  const entries = new Set<ChannelListener>()
  const lock = createLocks()
  const here = new Set<{ readonly name: string }>()
  let ids = 0

  const openChannel = (name: string, isFrozen: () => boolean): Channel => {
    const own = new Set<ChannelListener>()
    const channel: Channel = {
      post(message) {
        const copy: unknown = structuredClone(message)
        const others = [...entries].filter(
          (entry) => entry.name === name && entry.channel !== channel,
        )
        // Messages arrive asynchronously, as between real tabs.
        queueMicrotask(() => {
          for (const entry of others) if (!entry.isFrozen()) entry.listener(copy)
        })
      },
      listen(listener) {
        const entry: ChannelListener = { name, channel, listener, isFrozen }
        entries.add(entry)
        own.add(entry)
        return () => entries.delete(entry)
      },
      close() {
        for (const entry of own) entries.delete(entry)
      },
    }
    return channel
  }

  return {
    time,
    device,
    openTab({ hostname = 'portal.test', copyOf } = {}) {
      const wakers = new Set<() => void>()
      let isFrozen = false
      let isOffline = false
      return {
        hostname,
        timeZone: 'America/Chicago',
        time,
        tab: createMemoryStorage(copyOf?.tab),
        device,
        randomId() {
          ids += 1
          return `id-${String(ids).padStart(8, '0')}`
        },
        channel: (name) => openChannel(name, () => isFrozen),
        lock,
        present(name) {
          const presence = { name }
          here.add(presence)
          return () => here.delete(presence)
        },
        presences: () =>
          Promise.resolve(announcesPresence ? [...here].map(({ name }) => name) : undefined),
        isOffline: () => isOffline,
        setOffline(value) {
          isOffline = value
        },
        onWake(listener) {
          wakers.add(listener)
          return () => wakers.delete(listener)
        },
        timer: (ms, work) => time.after(ms, () => isFrozen || work()),
        wake() {
          for (const waker of wakers) waker()
        },
        freeze() {
          isFrozen = true
        },
        thaw() {
          isFrozen = false
        },
      }
    },
  }
}
