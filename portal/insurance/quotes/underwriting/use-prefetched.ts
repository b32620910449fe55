import { useEffect } from 'react'
import { getQuoteChanges } from '#core/insurance/quotes/changes/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { getUnderwriting } from '#core/insurance/quotes/underwriting/endpoints.ts'
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

/** Keeps quotes in the cache that are likely to be opened next. */
export const usePrefetched = (...ids: readonly (string | undefined)[]): void => {
  const { queries } = usePortal()
  const wanted = ids.filter((each) => each !== undefined).join(' ')
  useEffect(() => {
    const stops = wanted
      .split(' ')
      .filter(Boolean)
      .map((id) =>
        whenIdle(() => {
          for (const endpoint of shown) void queries.prefetch(endpoint, { params: { id } })
        }),
      )
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, wanted])
}
