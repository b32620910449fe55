import type { Gateway } from './gateway.ts'
import type { Held } from './read-token.ts'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { Renewal } from './renewal.ts'
import { isLasting } from './schedule.ts'
import type { SessionState } from './session-state.ts'
import type { Peers } from './sharing.ts'
import type { TokenStore } from './token-store.ts'
import { isErrorAnswer, type Upkeep } from './upkeep.ts'

/**
 * How a page that opens finds its session: kept in the tab, handed over by a peer, remembered on the
 * device, or opened by key. What takes too long is dropped when somebody signs in or out meanwhile.
 */
export const createFinding = (input: {
  readonly clock: Clock
  readonly gateway: Pick<Gateway, 'open'>
  readonly store: TokenStore
  readonly state: SessionState
  readonly peers: Peers | undefined
  readonly renewal: Renewal
  readonly upkeep: Upkeep
}): (() => Promise<void>) => {
  const { clock, gateway, store, state, peers, renewal, upkeep } = input
  let starting: { readonly era: number; readonly done: Promise<void> } | undefined

  const resume = async (held: Held): Promise<void> => {
    state.show(held)
    if (isLasting(held, clock.now())) return void upkeep.catchUp(held)
    await upkeep.renewOnce().catch((error: unknown) => {
      // A page that just opened has no screen to keep: it goes to sign-in without an end to tell.
      if (isErrorAnswer(error) && state.$held.get() === undefined) state.clear()
    })
  }

  const takeUp = (era: number, held: Held): void => {
    if (era === state.era()) state.adopt(held)
  }

  const restore = async (era: number): Promise<void> => {
    const remembered = store.remembered()
    if (remembered === undefined) return
    const { sessionId, refreshToken } = remembered
    try {
      takeUp(era, await renewal.restore(sessionId, refreshToken))
    } catch (error) {
      if (isErrorAnswer(error)) store.forget(sessionId)
    }
  }

  /** The ways that need somebody else, in their order, until one led to tokens. */
  const seek = async (era: number): Promise<void> => {
    const isOpen = () => era === state.era() && state.$held.get() === undefined
    if (!state.hasLeft()) {
      const given = await peers?.askAsNew()
      if (given !== undefined) takeUp(era, given)
      if (isOpen()) await restore(era)
    }
    if (isOpen() && gateway.open !== undefined) takeUp(era, await renewal.open())
    if (!isOpen()) return
    // Under an overlay one waits; whoever looks for a session anew has no screen there any more.
    if (state.over() !== undefined) state.clear()
    else state.$status.set('IDLE')
  }

  const find = async (era: number): Promise<void> => {
    state.$status.set('PENDING')
    const kept = state.lookUp()
    if (kept === 'unreadable') return state.reject()
    if (kept !== undefined) return resume(kept)
    try {
      await seek(era)
    } catch (error) {
      if (era === state.era()) state.$status.set('IDLE')
      // An embed cannot sign in by hand: whoever asked for the session must hear why it has none.
      throw error
    }
  }

  const start = (): Promise<void> => {
    const era = state.era()
    if (starting?.era === era) return starting.done
    const work = async (): Promise<void> => {
      try {
        await find(era)
      } finally {
        if (starting?.era === era) starting = undefined
      }
      // An embed that was set up anew meanwhile goes on with what holds now.
      if (era !== state.era() && gateway.open !== undefined) await start()
    }
    starting = { era, done: work() }
    return starting.done
  }
  return start
}
