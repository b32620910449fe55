import type { Channel, Host, Stop, TimeSource } from '#core/foundation/host/host.ts'
import { randomId } from './random-id.ts'
import { browserStore } from './stores.ts'

const after = (ms: number, work: () => void): Stop => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

const time: TimeSource = { wallClock: () => Date.now(), monotonic: () => performance.now(), after }

function channel(name: string): Channel {
  const shared = new BroadcastChannel(name)
  return {
    // A broadcast channel reaches its own origin only and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => shared.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent) => listener(data)
      shared.addEventListener('message', hear)
      return () => shared.removeEventListener('message', hear)
    },
    close: () => shared.close(),
  }
}

/** Without Web Locks (plain http) tabs may do the same work twice, which the server accepts. */
const lock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? Promise.resolve(navigator.locks.request(name, work)) : work()

/** A shared lock, which the browser lists to every tab and releases with the page. */
function present(name: string): Stop {
  let leave: Stop = () => {}
  const stay = new Promise<void>((resolve) => (leave = resolve))
  if ('locks' in navigator) {
    // Where storage is blocked, locks are too; then no tab is listed.
    navigator.locks.request(name, { mode: 'shared' }, () => stay).catch(() => {})
  }
  return leave
}

async function presences(): Promise<readonly string[] | undefined> {
  if (!('locks' in navigator)) return undefined
  try {
    const { held = [] } = await navigator.locks.query()
    return held.flatMap(({ name }) => name ?? [])
  } catch {
    return undefined
  }
}

function onWake(listener: () => void): Stop {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('pageshow', listener)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('pageshow', listener)
  }
}

/**
 * Reads the device's time zone. Cached for a minute, because the lookup takes a slow device 100 ms;
 * a device may travel.
 */
const createTimeZoneReader = (): (() => string) => {
  let zone = ''
  let readAt = -Infinity
  return () => {
    const now = time.monotonic()
    if (now - readAt > 60_000) {
      zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      readAt = now
    }
    return zone
  }
}

/**
 * The page as the core's host. Pass a `timer` that hidden tabs do not throttle if there is one;
 * elements on host pages have no workers.
 */
export const browserHost = (timer: Host['timer'] = after): Host => {
  const timeZone = createTimeZoneReader()
  return {
    hostname: location.hostname,
    get timeZone() {
      return timeZone()
    },
    time,
    tab: browserStore(() => sessionStorage),
    device: browserStore(() => localStorage),
    randomId,
    channel,
    lock,
    present,
    presences,
    isOffline: () => !navigator.onLine,
    onWake,
    timer,
  }
}
