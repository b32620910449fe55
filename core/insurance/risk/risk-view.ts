import { atom, type ReadableAtom } from 'nanostores'
import { callErrors } from '../../foundation/errors/call-errors.ts'
import type { ClientError } from '../../foundation/errors/client-error.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../../platform/services.ts'
import { getRisk, refreshRisk } from './endpoints.ts'
import type { Risk } from './model.ts'

/** What the view of a risk shows. */
export type RiskState =
  | { readonly kind: 'loading' }
  /** Nothing can be shown. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | { readonly kind: 'shown'; readonly risk: Risk }

/** The risk of one account, read again while a scan runs. */
export interface RiskView {
  readonly $state: ReadableAtom<RiskState>
  /** Why the last scan could not be asked for. */
  readonly $problem: ReadableAtom<string | undefined>
  /** Whether a scan is being asked for. */
  readonly $isBusy: ReadableAtom<boolean>
  load(): Promise<void>
  /** Asks for a scan. */
  refresh(): Promise<void>
  dispose: Stop
}

/** Milliseconds between two reads while a scan runs. */
const pause = 2_000
/** Reads after which a scan is no longer waited for. */
const maxReads = 60

/** Makes the view of an account's risk. Its texts are in the namespace `risk`. */
export const createRiskView = (
  { api, clock, host, wording }: Pick<Services, 'api' | 'clock' | 'host' | 'wording'>,
  { accountId }: { readonly accountId: string },
): RiskView => {
  const params = { accountId }
  const $state = atom<RiskState>({ kind: 'loading' })
  const $problem = atom<string | undefined>(undefined)
  const $isBusy = atom(false)
  const leaving = new AbortController()
  const { signal } = leaving
  const errors = callErrors(wording, {
    network: 'risk:failure.network',
    session: 'risk:failure.session',
    other: 'risk:failure.other',
  })
  let reads = 0
  let stopWaiting: Stop | undefined

  const show = (risk: Risk): void => {
    $state.set({ kind: 'shown', risk })
    stopWaiting?.()
    stopWaiting = undefined
    if (risk.scan !== 'running') reads = 0
    else waitForScan()
  }

  const waitForScan = (): void => {
    if (reads >= maxReads) return
    reads += 1
    stopWaiting = clock.after(pause, () => {
      // what is shown stays where a read fails, and the next one may succeed
      api.call(getRisk, { params, signal }).then(show, () => signal.aborted || waitForScan())
    })
  }

  const load = async (): Promise<void> => {
    $problem.set(undefined)
    if ($state.get().kind === 'unavailable') $state.set({ kind: 'loading' })
    try {
      show(await api.call(getRisk, { params, signal }))
    } catch (error) {
      errors.caught(error, (refused) => {
        const message = errors.messageOf(refused)
        // scores that are on screen are worth more than a message in their place
        if ($state.get().kind === 'shown') $problem.set(message)
        else $state.set({ kind: 'unavailable', error: refused, message })
      })
    }
  }

  const stopWake = host.onWake(() => {
    if ($state.get().kind !== 'loading') void load()
  })

  return {
    $state,
    $problem,
    $isBusy,
    load,
    async refresh() {
      if ($isBusy.get()) return
      $isBusy.set(true)
      $problem.set(undefined)
      reads = 0
      try {
        show(await api.call(refreshRisk, { params, signal }))
      } catch (error) {
        errors.caught(error, (refused) => $problem.set(errors.messageOf(refused)))
      } finally {
        $isBusy.set(false)
      }
    },
    dispose() {
      leaving.abort()
      stopWaiting?.()
      stopWake()
    },
  }
}
