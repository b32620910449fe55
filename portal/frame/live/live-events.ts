import { createContext, use, useEffect } from 'react'
import type { Stop } from '#core/foundation/host/host.ts'
import type { LiveEvent } from '#core/platform/live/model.ts'

/** Live events about records, for the parts of a screen. */
export interface LiveEvents {
  emit(event: LiveEvent): void
  listen(listener: (event: LiveEvent) => void): Stop
}

export const createLiveEvents = (): LiveEvents => {
  const listeners = new Set<(event: LiveEvent) => void>()
  return {
    emit(event) {
      for (const listener of listeners) listener(event)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Provided by the signed-in shell; elsewhere no events arrive. */
export const LiveEventsContext = createContext<LiveEvents | undefined>(undefined)

/** Listens to events while the component is mounted; `onEvent` must be stable. */
export const useLiveEvents = (onEvent: (event: LiveEvent) => void): void => {
  const events = use(LiveEventsContext)
  useEffect(() => events?.listen(onEvent), [events, onEvent])
}
