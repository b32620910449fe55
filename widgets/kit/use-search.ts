import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../react/use-latest.ts'
import { usePlatform } from '../react/use-platform.ts'

/** Milliseconds between two searches while typing (spec 2 §9). */
const pause = 200

export type Search<Row> = (text: string, signal: AbortSignal) => Promise<readonly Row[]>

export interface Found<Row> {
  readonly state: 'idle' | 'searching' | 'found' | 'failed'
  /** While searching, the results of the text before. */
  readonly rows: readonly Row[]
}

interface Answer<Row> {
  readonly text: string
  readonly failed: boolean
  readonly rows: readonly Row[]
}

/** Searches while typing: after a pause, for the newest text only. */
export function useSearch<Row>(search: Search<Row>, text: string, active: boolean): Found<Row> {
  const { clock } = usePlatform()
  const [answer, setAnswer] = useState<Answer<Row>>()
  const latest = useLatest(search)
  const first = useRef(true)

  useEffect(() => {
    if (!active) {
      first.current = true
      return undefined
    }
    const abort = new AbortController()
    const take = (failed: boolean, rows: readonly Row[]) => {
      if (!abort.signal.aborted) setAnswer({ text, failed, rows })
    }
    const ask = () => {
      latest.current(text, abort.signal).then(
        (rows) => take(false, rows),
        () => take(true, []),
      )
    }
    const stop = clock.after(first.current ? 0 : pause, ask)
    first.current = false
    return () => {
      stop()
      abort.abort()
    }
  }, [text, active, clock, latest])

  const rows = answer?.rows ?? []
  if (!active) return { state: 'idle', rows }
  if (answer?.text !== text) return { state: 'searching', rows }
  return { state: answer.failed ? 'failed' : 'found', rows }
}
