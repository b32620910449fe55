import { useEffect, useRef, useState } from 'react'

const pause = 150

export type Search<Row> = (text: string, signal: AbortSignal) => Promise<readonly Row[]>

export type Found<Row> =
  | { readonly state: 'idle' | 'failed'; readonly rows: readonly Row[] }
  /** `rows` are those of the text before: they stay readable meanwhile. */
  | { readonly state: 'searching'; readonly rows: readonly Row[] }
  | { readonly state: 'found'; readonly rows: readonly Row[] }

/** Asks for rows while a person types: after a pause, the newest question only. */
export function useSearch<Row>(search: Search<Row>, text: string, active: boolean): Found<Row> {
  const [found, setFound] = useState<Found<Row>>({ state: 'idle', rows: [] })
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  const first = useRef(true)

  useEffect(() => {
    if (!active) {
      first.current = true
      return
    }
    const abort = new AbortController()
    setFound(({ rows }) => ({ state: 'searching', rows }))
    const ask = () => {
      latest.current(text, abort.signal).then(
        (rows) => !abort.signal.aborted && setFound({ state: 'found', rows }),
        () => !abort.signal.aborted && setFound({ state: 'failed', rows: [] }),
      )
    }
    const timer = setTimeout(ask, first.current ? 0 : pause)
    first.current = false
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, active])

  return found
}
