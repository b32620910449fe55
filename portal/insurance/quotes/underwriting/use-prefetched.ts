import { useEffect } from 'react'
import { getQuoteChanges } from '#core/insurance/quotes/changes/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/reading.ts'
import { getUnderwriting } from '#core/insurance/quotes/underwriting-endpoints.ts'
import type { Portal } from '../../../frame/platform/portal-context.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** What the screen of a quote shows first. */
const shown = [getQuoteById, getUnderwriting, listSubjectivities, getQuoteChanges] as const

/** Runs work once the page has nothing else to do; soon where the browser cannot tell. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(idle)
}

/** Reads a quote into the cache. Without a message when it fails: its screen reads it again. */
const prefetch = ({ api, queries }: Portal, id: string): void => {
  for (const endpoint of shown) {
    const input = { params: { id } }
    void queries.client.prefetchQuery({
      queryKey: queries.options(endpoint, input).queryKey,
      queryFn: ({ signal }) => api.call(endpoint, { ...input, signal, isQuiet: true }),
      retry: false,
    })
  }
}

/** Keeps quotes in the cache that are likely to be opened next. */
export const usePrefetched = (...ids: readonly (string | undefined)[]): void => {
  const portal = usePortal()
  const wanted = ids.filter((each) => each !== undefined).join(' ')
  useEffect(() => {
    const stops = wanted
      .split(' ')
      .filter(Boolean)
      .map((id) => whenIdle(() => prefetch(portal, id)))
    return () => {
      for (const stop of stops) stop()
    }
  }, [portal, wanted])
}
