import type { Stop } from '#core/foundation/host/host.ts'
import { startLive } from '#core/platform/live/live.ts'
import { createLiveRefetch } from '#core/platform/live/refetch.ts'
import type { ShellParts } from '../modules/shell-parts.ts'
import type { Portal } from '../platform/use-portal.ts'
import type { LiveEvents } from './live-events.ts'

/** Refetches records that changed elsewhere, and forwards events to open screens. */
export const startLiveScreens = (
  portal: Portal,
  modules: readonly ShellParts[],
  events: LiveEvents,
): Stop => {
  const { host, queries } = portal
  const shown = modules.flatMap(({ displayedRecords }) => displayedRecords ?? [])
  const refetch = createLiveRefetch({
    client: queries.client,
    shown,
    after: (ms, work) => host.timer(ms, work),
    isHidden: () => document.visibilityState === 'hidden',
  })
  const stops = [
    host.onWake(() => refetch.wake()),
    startLive(portal, (event) => {
      refetch.handleEvent(event)
      events.emit(event)
    }),
    () => refetch.stop(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
