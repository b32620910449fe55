import { useCallback, useEffect, useRef, useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import type { markAccountPresence, markQuotePresence } from '#core/insurance/presence/endpoints.ts'
import type { LiveEvent, LiveKind } from '#core/platform/live/model.ts'
import { useLiveEvents } from '../../frame/live/live-events.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** Milliseconds between two heartbeats; the server drops a tab after ten seconds. */
const beat = 4_000

/** Milliseconds between two heartbeats while the server does not respond. */
const pause = 15_000

const nobody: readonly string[] = []

/** Whether the record was deleted, or is no longer visible to the viewer. */
const isInaccessible = (error: unknown): boolean =>
  error instanceof ClientError && (error.status === 404 || error.status === 403)

/** The names of others who have a record open. Reports this tab while it is mounted. */
export const usePresence = (
  call: typeof markQuotePresence | typeof markAccountPresence,
  kind: LiveKind,
  id: string,
): readonly string[] => {
  const { api, host } = usePortal()
  const [names, setNames] = useState(nobody)
  const ask = useRef<() => void>(() => {})

  useEffect(() => {
    const tabId = host.randomId()
    let isUnmounted = false
    let stopTimer = (): void => {}
    const mark = (isHere: boolean) =>
      api.call(call, {
        params: { id },
        body: { tabId, isHere },
        isQuiet: true,
        outlivesPage: !isHere,
      })
    const report = async (): Promise<void> => {
      stopTimer()
      // If the call fails, nobody is shown.
      let others = nobody
      let next: number | undefined = pause
      try {
        others = (await mark(true)).others.map(({ name }) => name)
        next = beat
      } catch (error) {
        if (isInaccessible(error)) next = undefined
      }
      if (isUnmounted) return
      setNames((before) => (before.join('\n') === others.join('\n') ? before : others))
      stopTimer()
      if (next !== undefined) stopTimer = host.timer(next, () => void report())
    }
    const leave = (): void => void mark(false).catch(() => {})
    ask.current = () => void report()
    void report()
    addEventListener('pagehide', leave)
    return () => {
      isUnmounted = true
      stopTimer()
      removeEventListener('pagehide', leave)
      setNames(nobody)
      leave()
    }
  }, [api, host, call, id])

  useLiveEvents(
    useCallback(
      (event: LiveEvent) => {
        if (event.type === 'presence' && event.kind === kind && event.id === id) ask.current()
      },
      [kind, id],
    ),
  )
  return names
}
