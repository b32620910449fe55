import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  getQuoteChanges,
  markQuoteSeen,
  type FactChange,
} from '#core/insurance/quotes/changes/endpoints.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** Milliseconds after which a quote on screen counts as seen. */
const seenAfter = 2_000

const none: readonly FactChange[] = []

const useChanges = (quoteId: string) => {
  const { queries } = usePortal()
  return useQuery(queries.options(getQuoteChanges, { params: { id: quoteId } })).data
}

/** Changes by others to a quote since this underwriter last saw it. */
export const useQuoteChanges = (quoteId: string): readonly FactChange[] =>
  useChanges(quoteId)?.changes ?? none

/** When this underwriter last saw a quote; undefined if never. */
export const useQuoteSeen = (quoteId: string): string | undefined => useChanges(quoteId)?.seen

/** Marks the quote as seen when its screen is left, so that the marks stay while it is shown. */
export const useMarkSeen = (quoteId: string): void => {
  const { api, clock, queries } = usePortal()
  const data = useChanges(quoteId)
  const asOf = useRef<string>(undefined)
  useEffect(() => {
    asOf.current = data?.asOf
  }, [data])
  useEffect(() => {
    const since = clock.monotonic()
    const leave = (): void => {
      const seen = asOf.current
      if (seen === undefined || clock.monotonic() - since < seenAfter) return
      const input = { params: { id: quoteId }, body: { asOf: seen } }
      api.call(markQuoteSeen, { ...input, isQuiet: true, outlivesPage: true }).catch(() => {})
      queries.client.removeQueries({
        queryKey: queries.options(getQuoteChanges, { params: { id: quoteId } }).queryKey,
      })
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
      asOf.current = undefined
    }
  }, [api, clock, queries, quoteId])
}
