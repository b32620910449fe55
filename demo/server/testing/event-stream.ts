import { streamChanges } from '#core/platform/live/endpoints.ts'
import type { LiveEvent } from '#core/platform/live/model.ts'
import { readEvents } from '#core/platform/live/read-events.ts'
import type { Platform } from '../platform.ts'

/** An open stream of changes. */
export interface EventStream {
  /** Returns the events up to the first match, and waits for it. */
  until(fits: (event: LiveEvent) => boolean): Promise<readonly LiveEvent[]>
  /** The received events that were not returned yet. */
  readonly events: readonly LiveEvent[]
  clear(): void
  /** Resolves once the server has ended the stream. */
  readonly ended: Promise<void>
  close(): void
}

/** Opens a stream with a token on one of the processes. */
export const listen = async (
  { app }: Pick<Platform, 'app'>,
  token: string,
): Promise<EventStream> => {
  const response = await app.fetch(
    new Request(`http://localhost:4100${streamChanges.path}`, {
      headers: { Authorization: `Bearer ${token}` },
    }),
    { ip: '192.0.2.1' },
  )
  if (!response.ok || response.body === null) throw new Error(`No stream: ${response.status}`)
  const controller = new AbortController()
  const events: LiveEvent[] = []
  let wake = (): void => {}
  let isFirst = true
  const ended = readEvents(
    response.body,
    (event) => {
      // a process that has just started cannot know earlier changes
      const isOfStart = isFirst && event?.type === 'reset'
      if (event === undefined || isOfStart) return
      isFirst = false
      events.push(event)
      wake()
    },
    controller.signal,
  )
  return {
    events,
    clear: () => void events.splice(0),
    ended,
    async until(fits) {
      for (;;) {
        const at = events.findIndex(fits)
        if (at !== -1) return events.splice(0, at + 1)
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
    close: () => controller.abort(),
  }
}
