import type { Stop } from '../../foundation/host/host.ts'
import type { Issue } from './gateway.ts'
import type { RecordGrant } from './model.ts'

/** A session for one record that an element of a page opened for the others. */
export interface HandOff {
  readonly apiBase: string
  /** The platform that holds it already. */
  readonly instanceId: string
  /** The workflow whose code opened it. */
  readonly workflowId: string
  readonly grant: RecordGrant
  readonly tokens: Issue
}

/** What elements of one page hand to each other, in memory alone: no script of the page sees it. */
export interface HandOffs {
  /** Offers a session to who listens; true when somebody took it. It stays for who comes later. */
  put(handOff: HandOff): boolean
  /** The newest that is wanted; its time of issue is told as if it were issued now. */
  find(isWanted: (handOff: HandOff) => boolean): HandOff | undefined
  /** Offers what is put from now on; the listener tells whether it takes it. */
  listen(listener: (handOff: HandOff) => boolean): Stop
}

/** Makes the hand-offs of a page; `monotonic` gives milliseconds that never jump. */
export const createHandOffs = (monotonic: () => number): HandOffs => {
  const all: { readonly handOff: HandOff; readonly at: number }[] = []
  const listeners = new Set<(handOff: HandOff) => boolean>()

  /** Who takes the tokens learns the server's time from them. */
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
