import type { Stop } from '../../foundation/host/host.ts'
import type { Services } from '../../platform/services.ts'

/** Load timeout of the processor's page, in milliseconds. */
const frameLimit = 20_000

/** Waits for the processor's frame to load. */
export interface FrameTimeout {
  /** Starts the timeout, unless the frame is already loaded. */
  start(): void
  /** The frame is loaded. */
  opened(): void
  /** The host page's policy blocks the frame. */
  blocked(): void
  /** Prepares for another frame. */
  reset: Stop
}

/** Creates the wait. `onFailure` gets the message if the frame does not load. */
export const createFrameTimeout = (
  { clock, errors }: Pick<Services, 'clock' | 'errors'>,
  onFailure: (message: string) => void,
): FrameTimeout => {
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
