import { atom, type ReadableAtom } from 'nanostores'
import { callErrors } from '../../foundation/errors/call-errors.ts'
import type { ClientError } from '../../foundation/errors/client-error.ts'
import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../../platform/services.ts'
import { getRisk, refreshRisk } from './endpoints.ts'
import type { Risk } from './model.ts'

/** State of the risk view. */
export type RiskState =
  | { readonly kind: 'loading' }
  /** The risk could not be loaded. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | { readonly kind: 'shown'; readonly risk: Risk }

/** The risk of an account, polled while a scan runs. */
export interface RiskView {
  readonly $state: ReadableAtom<RiskState>
  /** Why the last scan request failed. */
  readonly $problem: ReadableAtom<string | undefined>
  /** Whether a scan request is pending. */
  readonly $isBusy: ReadableAtom<boolean>
  load(): Promise<void>
  /** Requests a scan. */
  refresh(): Promise<void>
  dispose: Stop
}

/** Polling interval while a scan runs, in milliseconds. */
const pause = 2_000
/** Maximum number of polls for one scan. */
const maxReads = 60

/** Creates the risk view of an account. Its texts are in the namespace `risk`. */
export const createRiskView = (
  { api, clock, host, wording }: Pick<Services, 'api' | 'clock' | 'host' | 'wording'>,
  { accountId }: { readonly accountId: string },
): RiskView => {
  const params = { accountId }
  const $state = atom<RiskState>({ kind: 'loading' })
  const $problem = atom<string | undefined>(undefined)
  const $isBusy = atom(false)
  const controller = new AbortController()
  const { signal } = controller
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
      // after a failed read the current scores stay, and polling continues
      api.call(getRisk, { params, signal }).then(show, () => signal.aborted || waitForScan())
    })
  }

  const load = async (): Promise<void> => {
    $problem.set(undefined)
    if ($state.get().kind === 'unavailable') $state.set({ kind: 'loading' })
    try {
      show(await api.call(getRisk, { params, signal }))
    } catch (error) {
      errors.caught(error, (failure) => {
        const message = errors.messageOf(failure)
        // current scores are more useful than an error in their place
        if ($state.get().kind === 'shown') $problem.set(message)
        else $state.set({ kind: 'unavailable', error: failure, message })
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
        errors.caught(error, (failure) => $problem.set(errors.messageOf(failure)))
      } finally {
        $isBusy.set(false)
      }
    },
    dispose() {
      controller.abort()
      stopWaiting?.()
      stopWake()
    },
  }
}
