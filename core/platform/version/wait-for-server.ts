import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../services.ts'
import { askServer, downInterval } from './ask-server.ts'

/** A page that stands only until the server is back. */
export interface ServerWait {
  /** Asks now. */
  look(): Promise<void>
  /** The page has gone: nothing is asked, and an answer on its way leads nowhere. */
  stop: Stop
}

/**
 * Asks every 5 s how the server stands and leads on once it is up. Where the page stands all the same
 * after `leadOn`, it goes on asking.
 */
export const waitForServer = (
  platform: Pick<Services, 'api' | 'clock'>,
  leadOn: () => Promise<void>,
): ServerWait => {
  let stopTimer: Stop = () => {}
  let asking: Promise<void> | undefined
  let isOver = false

  const plan = (): void => {
    stopTimer()
    if (!isOver) stopTimer = platform.clock.after(downInterval, () => void look())
  }

  const ask = async (): Promise<void> => {
    const { isDown } = await askServer(platform)
    if (!isOver && !isDown) await leadOn()
  }

  const look = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined
      plan()
    })
    return asking
  }

  plan()
  return {
    look,
    stop() {
      isOver = true
      stopTimer()
    },
  }
}
