import type { Stop } from '../../foundation/host/host.ts'
import type { IssuedTokens } from './gateway.ts'
import type { RecordGrant } from './model.ts'
import { readToken } from './read-token.ts'

/** A session for one record, opened by one element for the others on its page. */
export interface RecordSession {
  readonly apiBase: string
  /** The platform that opened it. */
  readonly instanceId: string
  /** The workflow whose code opened it. */
  readonly workflowId: string
  readonly grant: RecordGrant
  readonly tokens: IssuedTokens
}

/** Sessions that the elements of a page share in memory. */
export interface RecordSessions {
  /** Offers a session to the listeners and stores it for later ones; true if a listener took it. */
  put(recordSession: RecordSession): boolean
  /** The newest wanted session, with `issuedAt` moved by the time that it was stored. */
  find(isWanted: (recordSession: RecordSession) => boolean): RecordSession | undefined
  /** Listens for offered sessions; the listener returns whether it takes one. */
  listen(listener: (recordSession: RecordSession) => boolean): Stop
}

interface Stored {
  readonly recordSession: RecordSession
  readonly at: number
  readonly ends: number
}

/** Milliseconds from the issue to the end of a session. */
const ttlOf = ({ accessToken, issuedAt }: IssuedTokens): number => {
  const ends = readToken(accessToken)?.exp
  return ends === undefined || issuedAt === undefined
    ? Number.POSITIVE_INFINITY
    : ends * 1000 - Date.parse(issuedAt)
}

/** Whether a session replaces an older one. */
const replaces = (newer: RecordSession, older: RecordSession): boolean =>
  newer.apiBase === older.apiBase &&
  newer.workflowId === older.workflowId &&
  newer.grant.kind === older.grant.kind &&
  newer.grant.id === older.grant.id

/**
 * Creates the shared record sessions of a page; `monotonic` gives monotonic milliseconds. An ended
 * session is not offered, so that a page that stays open does not show the record of an earlier
 * user.
 */
export const createRecordSessions = (monotonic: () => number): RecordSessions => {
  let all: readonly Stored[] = []
  const listeners = new Set<(recordSession: RecordSession) => boolean>()

  /** The receiver sets its clock by `issuedAt`. */
  const aged = (recordSession: RecordSession, age: number): RecordSession => {
    const { issuedAt } = recordSession.tokens
    if (issuedAt === undefined) return recordSession
    const now = new Date(Date.parse(issuedAt) + age).toISOString()
    return { ...recordSession, tokens: { ...recordSession.tokens, issuedAt: now } }
  }

  return {
    put(recordSession) {
      const at = monotonic()
      const others = all.filter(
        (each) => each.ends > at && !replaces(recordSession, each.recordSession),
      )
      all = [{ recordSession, at, ends: at + ttlOf(recordSession.tokens) }, ...others]
      return [...listeners].filter((listener) => listener(recordSession)).length > 0
    },
    find(isWanted) {
      const now = monotonic()
      const found = all.find(({ recordSession, ends }) => ends > now && isWanted(recordSession))
      return found && aged(found.recordSession, now - found.at)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
