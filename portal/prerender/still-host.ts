import type { Host, KeyValue, Stop } from '#core/foundation/host/host.ts'

const nothing: Stop = () => {}

/** A storage that stores nothing, because a prerendered page has no user. */
const empty: KeyValue = {
  get: () => undefined,
  set: nothing,
  remove: nothing,
  keys: () => [],
}

const after = (ms: number, work: () => void): Stop => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** The host of a page that is prerendered at build time, without a user and other tabs. */
export const stillHost: Host = {
  hostname: 'localhost',
  timeZone: 'UTC',
  time: { wallClock: () => Date.now(), monotonic: () => performance.now(), after },
  tab: empty,
  device: empty,
  randomId: () => crypto.randomUUID(),
  channel: () => ({ post: nothing, listen: () => nothing, close: nothing }),
  lock: (_, work) => work(),
  present: () => nothing,
  presences: () => Promise.resolve([]),
  isOffline: () => false,
  onWake: () => nothing,
  timer: after,
}
