import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../services.ts'
import { readServerState, downInterval } from './server-state.ts'

/** Waits on a page until the server is back. */
export interface ServerWait {
  /** Checks now. */
  look(): Promise<void>
  /** Stops when the page is left: no more checks, and a pending response has no effect. */
  stop: Stop
}

/**
 * Checks the server every 5 s, and when the tab becomes visible or online again; calls `onUp`
 * once it is up. Checks continue while the page is still open afterwards.
 */
export const waitForServer = (
  platform: Pick<Services, 'api' | 'clock' | 'host'>,
  onUp: () => Promise<void>,
): ServerWait => {
  let stopTimer: Stop = () => {}
  let asking: Promise<void> | undefined
  let isStopped = false

  const plan = (): void => {
    stopTimer()
    if (!isStopped) stopTimer = platform.clock.after(downInterval, () => void look())
  }

  const ask = async (): Promise<void> => {
    const { isDown } = await readServerState(platform)
    if (!isStopped && !isDown) await onUp()
  }

  const look = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined
      plan()
    })
    return asking
  }

  plan()
  const stopWaking = platform.host.onWake(() => void look())
  return {
    look,
    stop() {
      isStopped = true
      stopTimer()
      stopWaking()
    },
  }
}
