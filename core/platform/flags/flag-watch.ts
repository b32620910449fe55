import type { Api } from '../api/api.ts'
import type { Clock } from '../../foundation/clock/clock.ts'
import type { Host, Stop } from '../../foundation/host/host.ts'
import type { RegionService } from '../../foundation/region/region.ts'
import { getFeatureFlags } from './endpoints.ts'
import type { Flags } from './flags.ts'
import { isUnderMaintenance, maintenanceInterval } from './maintenance.ts'

/** Between two questions while all is well, milliseconds; the same as for the version (spec 1 §9). */
const interval = 60_000

export interface FlagWatch {
  /** Asks now; flags that do not come leave the old ones standing. */
  ask(): Promise<void>
  dispose(): void
}

/**
 * Asks for the flags every minute, every 30 s while the platform is closed, and when the tab comes
 * back: what is turned on while somebody works reaches them without a reload.
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
  let isOver = false

  const plan = (): void => {
    stopTimer()
    if (isOver) return
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
      isOver = true
      stopTimer()
      stopWake()
    },
  }
}
