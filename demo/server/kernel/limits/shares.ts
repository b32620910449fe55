/** A process's share of one window. */
export interface Share {
  readonly ends: number
  /** Remaining calls. */
  left: number
  /**
   * The window has no more calls to lease: once `left` is 0, all calls are rejected until it ends.
   */
  readonly isLast: boolean
}

/**
 * Maximum subjects of a limit with windows of their own in a process. Further subjects share
 * windows by their hash.
 */
const maxSubjects = 10_000
/** Base64 characters of a hash that select a shared window: 4,096 windows. */
const sharedDigits = 2

/** The shares of one limit by the hash of their subject, bounded for any number of subjects. */
export interface Shares {
  /** The key under which a subject is counted: its own, or a shared one above the maximum. */
  counted(hash: string, now: number): string
  get(subject: string): Share | undefined
  set(subject: string, share: Share): void
}

export const createShares = (): Shares => {
  const shares = new Map<string, Share>()
  /** The earliest end of a share, so that a flood does not scan all shares at each call. */
  let nextEnd = 0

  const dropEnded = (now: number): void => {
    nextEnd = Number.POSITIVE_INFINITY
    for (const [subject, { ends }] of shares) {
      if (ends <= now) shares.delete(subject)
      else nextEnd = Math.min(nextEnd, ends)
    }
  }

  return {
    counted(hash, now) {
      if (shares.has(hash) || shares.size < maxSubjects) return hash
      if (nextEnd <= now) dropEnded(now)
      return shares.size < maxSubjects ? hash : `shared ${hash.slice(0, sharedDigits)}`
    },
    get: (subject) => shares.get(subject),
    set: (subject, share) => void shares.set(subject, share),
  }
}
