import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../react/use-latest.ts'
import { usePlatform } from '../react/use-platform.ts'

/** Debounce in milliseconds (spec 2 §9). */
const pause = 200

export type Search<Row> = (text: string, signal: AbortSignal) => Promise<readonly Row[]>

export interface Found<Row> {
  readonly state: 'searching' | 'found' | 'failed'
  /** While searching, the results for the previous text. */
  readonly rows: readonly Row[]
}

interface SearchResult<Row> extends Found<Row> {
  readonly text: string
}

/** Searches while typing, debounced. Only the latest text counts. */
export function useSearch<Row>(search: Search<Row>, text: string, active: boolean): Found<Row> {
  const { clock } = usePlatform()
  const [result, setResult] = useState<SearchResult<Row>>()
  const latest = useLatest(search)
  const first = useRef(true)

  useEffect(() => {
    if (!active) {
      first.current = true
      return undefined
    }
    const abort = new AbortController()
    const take = (state: Found<Row>['state'], rows: readonly Row[]) => {
      if (!abort.signal.aborted) setResult({ text, state, rows })
    }
    const ask = () => {
      latest.current(text, abort.signal).then(
        (rows) => take('found', rows),
        () => take('failed', []),
      )
    }
    const stop = clock.after(first.current ? 0 : pause, ask)
    first.current = false
    return () => {
      stop()
      abort.abort()
    }
  }, [text, active, clock, latest])

  return result?.text === text ? result : { state: 'searching', rows: result?.rows ?? [] }
}
