import type { Stop } from '../../foundation/host/host.ts'
import type { Issue } from './gateway.ts'
import type { RecordGrant } from './model.ts'
import { readToken } from './read-token.ts'

/** A session for one record, opened by one element for the others on its page. */
export interface HandOff {
  readonly apiBase: string
  /** The platform that opened it. */
  readonly instanceId: string
  /** The workflow whose code opened it. */
  readonly workflowId: string
  readonly grant: RecordGrant
  readonly tokens: Issue
}

/** Sessions that the elements of a page share in memory. */
export interface HandOffs {
  /** Offers a session to the listeners and stores it for later ones; true if a listener took it. */
  put(handOff: HandOff): boolean
  /** The newest wanted session, with `issuedAt` moved by the time that it was stored. */
  find(isWanted: (handOff: HandOff) => boolean): HandOff | undefined
  /** Listens for offered sessions; the listener returns whether it takes one. */
  listen(listener: (handOff: HandOff) => boolean): Stop
}

interface Stored {
  readonly handOff: HandOff
  readonly at: number
  readonly ends: number
}

/** Milliseconds from the issue to the end of a session. */
const lifeOf = ({ accessToken, issuedAt }: Issue): number => {
  const ends = readToken(accessToken)?.exp
  return ends === undefined || issuedAt === undefined
    ? Number.POSITIVE_INFINITY
    : ends * 1000 - Date.parse(issuedAt)
}

/** Whether a session replaces an older one. */
const replaces = (newer: HandOff, older: HandOff): boolean =>
  newer.apiBase === older.apiBase &&
  newer.workflowId === older.workflowId &&
  newer.grant.kind === older.grant.kind &&
  newer.grant.id === older.grant.id

/**
 * Creates the shared record sessions of a page; `monotonic` gives monotonic milliseconds. An ended
 * session is not offered, so that a page that stays open does not show the record of an earlier
 * user.
 */
export const createHandOffs = (monotonic: () => number): HandOffs => {
  let all: readonly Stored[] = []
  const listeners = new Set<(handOff: HandOff) => boolean>()

  /** The receiver sets its clock by `issuedAt`. */
  const aged = (handOff: HandOff, age: number): HandOff => {
    const { issuedAt } = handOff.tokens
    if (issuedAt === undefined) return handOff
    const now = new Date(Date.parse(issuedAt) + age).toISOString()
    return { ...handOff, tokens: { ...handOff.tokens, issuedAt: now } }
  }

  return {
    put(handOff) {
      const at = monotonic()
      const others = all.filter((each) => each.ends > at && !replaces(handOff, each.handOff))
      all = [{ handOff, at, ends: at + lifeOf(handOff.tokens) }, ...others]
      return [...listeners].filter((listener) => listener(handOff)).length > 0
    },
    find(isWanted) {
      const now = monotonic()
      const found = all.find(({ handOff, ends }) => ends > now && isWanted(handOff))
      return found && aged(found.handOff, now - found.at)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
