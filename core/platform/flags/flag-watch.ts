import type { Api } from '../api/api.ts'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { Host, Stop } from '../../foundation/host/host.ts'
import type { RegionService } from '../../foundation/region/region.ts'
import { getFeatureFlags } from './endpoints.ts'
import type { Flags } from './flags.ts'
import { isUnderMaintenance, maintenanceInterval } from './maintenance.ts'

/**
 * Milliseconds between two reads outside maintenance; equals the interval for the version (spec 1
 * §9).
 */
const interval = 60_000

export interface FlagWatch {
  /** Reads the flags now; after a failure the current ones stay in use. */
  ask(): Promise<void>
  dispose(): void
}

/**
 * Reads the flags every minute, every 30 s during maintenance, and when the tab becomes visible, so
 * that changes reach users without a reload.
 */
export const createFlagWatch = ({
  api,
  clock,
  flags,
  host,
  region,
}: {
  readonly api: Api
  readonly clock: Clock
  readonly flags: Flags
  readonly host: Pick<Host, 'onWake'>
  readonly region: RegionService
}): FlagWatch => {
  let stopTimer: Stop = () => {}
  let asking: Promise<void> | undefined
  let isStopped = false

  const plan = (): void => {
    stopTimer()
    if (isStopped) return
    const isClosed = isUnderMaintenance(flags.$flags.get(), region.$region.get())
    stopTimer = clock.after(isClosed ? maintenanceInterval : interval, () => void ask())
  }

  const ask = (): Promise<void> => {
    asking ??= api
      .call(getFeatureFlags, { isQuiet: true })
      .then(
        (values) => flags.receive(values),
        () => {},
      )
      .finally(() => {
        asking = undefined
        plan()
      })
    return asking
  }

  const stopWake = host.onWake(() => void ask())

  return {
    ask,
    dispose() {
      isStopped = true
      stopTimer()
      stopWake()
    },
  }
}
