import type { Host, Stop } from '../../foundation/host/host.ts'
import { liveEvent, type LiveEvent } from './model.ts'

/**
 * Shares the events of one session between all its tabs. The tab with the session's lock has the
 * connection and passes events on; when it closes, the next one takes over. Without locks, each tab
 * has its own.
 */
export const shareEvents = (
  host: Pick<Host, 'channel' | 'lock'>,
  sessionId: string,
  /** Maintains the connection until the signal aborts. */
  connect: (emit: (event: LiveEvent) => void, signal: AbortSignal) => Promise<void>,
  onEvent: (event: LiveEvent) => void,
): Stop => {
  const name = `parapet-live ${sessionId}`
  const channel = host.channel(name)
  const controller = new AbortController()
  const stopListening = channel.listen((raw) => {
    const event = liveEvent.safeParse(raw)
    if (event.success) onEvent(event.data)
  })
  const emit = (event: LiveEvent): void => {
    if (controller.signal.aborted) return
    onEvent(event)
    channel.post(event)
  }
  const lead = async (): Promise<void> => {
    // the session may have ended while another tab had the lock
    if (!controller.signal.aborted) await connect(emit, controller.signal)
  }
  // If storage is blocked, locks are too.
  host.lock(name, lead).catch(lead)
  return () => {
    controller.abort()
    stopListening()
    channel.close()
  }
}
