import { useEffect } from 'react'
import { getQuoteChanges } from '#core/insurance/quotes/changes/endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { getUnderwriting } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The calls that a quote screen shows first. */
const shown = [getQuoteById, getUnderwriting, listSubjectivities, getQuoteChanges] as const

/** Runs work when the page is idle, or soon if the browser lacks idle callbacks. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(idle)
}

/** Prefetches the quotes that are likely to be opened next. */
export const usePrefetch = (...ids: readonly (string | undefined)[]): void => {
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
