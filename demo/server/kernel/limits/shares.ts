/** What a process holds of one window. */
export interface Share {
  readonly ends: number
  /** Calls that may still be spent. */
  left: number
  /** The window has no more to lease: once `left` is spent, all calls are refused until it ends. */
  readonly isLast: boolean
}

/** Subjects of one limit that a process tells apart; beyond it they share windows by their hash. */
const mostSubjects = 10_000
/** Digits of a hash in base64 that choose a shared window: 4,096 windows. */
const sharedDigits = 2

/** The shares of one limit, by the hash of their subject; bounded however many subjects call. */
export interface Shares {
  /** The name under which a subject is counted: its own, or a shared one in a flood of subjects. */
  counted(hash: string, now: number): string
  get(subject: string): Share | undefined
  set(subject: string, share: Share): void
}

export const createShares = (): Shares => {
  const shares = new Map<string, Share>()
  /** Before this time none of the shares ends, so that a flood does not look through them at each call. */
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
      if (shares.has(hash) || shares.size < mostSubjects) return hash
      if (nextEnd <= now) dropEnded(now)
      return shares.size < mostSubjects ? hash : `shared ${hash.slice(0, sharedDigits)}`
    },
    get: (subject) => shares.get(subject),
    set: (subject, share) => void shares.set(subject, share),
  }
}
