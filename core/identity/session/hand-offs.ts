import type { Stop } from '../../foundation/host/host.ts'
import type { Issue } from './gateway.ts'
import type { RecordGrant } from './model.ts'

/** A session for one record, opened by one element for the others of its page. */
export interface HandOff {
  readonly apiBase: string
  /** The platform that opened it. */
  readonly instanceId: string
  /** The workflow whose code opened it. */
  readonly workflowId: string
  readonly grant: RecordGrant
  readonly tokens: Issue
}

/** Sessions that elements of one page pass to each other in memory, out of reach of the page's scripts. */
export interface HandOffs {
  /** Offers a session to the listeners and stores it for later ones; true when a listener took it. */
  put(handOff: HandOff): boolean
  /** The newest wanted session, with `issuedAt` moved by the time that it was stored. */
  find(isWanted: (handOff: HandOff) => boolean): HandOff | undefined
  /** Offers sessions as they are put; the listener returns whether it takes one. */
  listen(listener: (handOff: HandOff) => boolean): Stop
}

/** Makes the hand-offs of a page; `monotonic` gives milliseconds that never jump. */
export const createHandOffs = (monotonic: () => number): HandOffs => {
  const all: { readonly handOff: HandOff; readonly at: number }[] = []
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
      all.unshift({ handOff, at: monotonic() })
      return [...listeners].filter((listener) => listener(handOff)).length > 0
    },
    find(isWanted) {
      const found = all.find(({ handOff }) => isWanted(handOff))
      return found && aged(found.handOff, monotonic() - found.at)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
