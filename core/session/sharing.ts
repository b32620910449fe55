import type { Clock } from '../clock/clock.ts'
import type { Host, Stop } from '../platform/host.ts'
import type { Held } from './read-token.ts'
import type { TokenStore } from './token-store.ts'

/** What a tab does when the others speak. */
export interface PeerListener {
  /** Tokens to hand to a tab that asks for this session, or for any. */
  offer(sessionId: string | undefined): Held | undefined
  /** Another tab got new tokens. */
  renewed(held: Held, replaces: string | undefined): void
  signedOut(sessionId: string): void
}

/** The other tabs of this origin. */
export interface Peers {
  /** Asks the others; the first answer that `fits`, or undefined when none comes in time. */
  ask(sessionId: string | undefined, fits: (held: Held) => boolean): Promise<Held | undefined>
  tell(held: Held, replaces?: string): void
  tellSignOut(sessionId: string): void
  stop: Stop
}

/** How a session is kept over reloads and shared with the other tabs; an embed does neither. */
export interface SessionSharing {
  createStore(host: Pick<Host, 'tab' | 'device'>, isGlobal: () => boolean): TokenStore
  createPeers(host: Pick<Host, 'channel' | 'randomId'>, clock: Clock, listener: PeerListener): Peers
}
