import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../../platform/services.ts'

/** Milliseconds that the processor's page may take to load. */
const frameLimit = 20_000

/** Waits for the processor's frame to load. */
export interface FrameWait {
  /** Starts the time limit, unless the frame is loaded. */
  start(): void
  /** The frame is loaded. */
  opened(): void
  /** The host page's policy blocks the frame. */
  blocked(): void
  /** Prepares for another frame. */
  reset: Stop
}

/** Makes the wait; `onFailure` gets the message when the frame does not load. */
export const createFrameWait = (
  { clock, errors }: Pick<Services, 'clock' | 'errors'>,
  onFailure: (message: string) => void,
): FrameWait => {
  let isOpen = false
  let stop: Stop = () => {}
  const fail = (code: 'frameTimedOut' | 'frameBlocked'): void => {
    stop()
    if (!isOpen) onFailure(errors.ofCode(code, 'load').message)
  }
  return {
    start() {
      stop()
      if (!isOpen) stop = clock.after(frameLimit, () => fail('frameTimedOut'))
    },
    opened() {
      isOpen = true
      stop()
    },
    blocked: () => fail('frameBlocked'),
    reset() {
      isOpen = false
      stop()
    },
  }
}
