import type { Clock } from './services.ts'
import { Refusal } from './refusal.ts'

/** So many calls in a window of so many seconds. */
export interface Limit {
  readonly calls: number
  readonly seconds: number
}

/** Counts calls per subject. */
export interface Limits {
  /** Counts one call; refuses with 429 and Retry-After when the window is full. */
  take(name: string, subject: string, limit: Limit): void
}

interface Window {
  readonly ends: number
  used: number
}

/** Windows kept at most; beyond it those that have ended go, so that many subjects cannot fill the memory. */
const mostWindows = 50_000

/** Fixed windows in the memory of this process. A clock that was set back opens a new window. */
export const createLimits = (clock: Clock, factor: number): Limits => {
  const windows = new Map<string, Window>()
  return {
    take(name, subject, limit) {
      const now = clock.now().getTime()
      const length = limit.seconds * 1000
      const key = `${name} ${subject}`
      let window = windows.get(key)
      if (!window || window.ends <= now || window.ends > now + length) {
        if (windows.size >= mostWindows) {
          for (const [each, { ends }] of windows) if (ends <= now) windows.delete(each)
        }
        window = { ends: now + length, used: 0 }
        windows.set(key, window)
      }
      if (window.used >= limit.calls * factor) {
        throw new Refusal(429, 'tooManyRequests', {
          headers: { 'Retry-After': String(Math.ceil((window.ends - now) / 1000)) },
        })
      }
      window.used += 1
    },
  }
}
