import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePersona } from '../personas/use-persona.ts'
import type { Line } from './LineBar.tsx'

interface Waiting {
  readonly content: readonly { readonly id: string }[]
  readonly totalElements: number
}

interface LineOptions {
  /** The record that is open. */
  readonly id: string
  /** Those that wait, the most urgent first; undefined while they load. */
  readonly waiting: Waiting | undefined
  readonly addressOf: (record: { readonly id: string }, base: string) => string
  /** Reads a record, so that its screen opens at once; the one before stays until then. */
  readonly load: (id: string) => Promise<unknown>
}

/**
 * The place of a record among those that wait. One that was decided on keeps its place in the line.
 * A step that is taken before the last one is on screen goes on from there.
 */
export const useLine = ({ id, waiting, addressOf, load }: LineOptions) => {
  const persona = usePersona()
  const navigate = useNavigate()
  const rows = waiting?.content ?? []
  const found = rows.findIndex((each) => each.id === id)
  const [last, setLast] = useState({ id, at: 0 })
  if (found !== -1 && (last.id !== id || last.at !== found)) setLast({ id, at: found })
  const at = found === -1 && last.id === id ? last.at : found
  const nextId = rows[found === -1 ? at : found + 1]?.id
  const previousId = rows[at - 1]?.id

  /** Where the last step leads, until it is on screen. */
  const headed = useRef<string>(undefined)
  useEffect(() => {
    if (headed.current === id) headed.current = undefined
  }, [id])
  useEffect(
    () => () => {
      headed.current = undefined
    },
    [],
  )

  const goTo = useCallback(
    async (there: string) => {
      headed.current = there
      // a record that cannot be read says so on its screen
      await load(there).catch(() => undefined)
      if (headed.current !== there) return
      await navigate({ to: addressOf({ id: there }, `/${persona.id}`) })
    },
    [navigate, addressOf, load, persona.id],
  )
  const line: Line = {
    position: found === -1 ? undefined : found + 1,
    count: waiting?.totalElements ?? 0,
    hasNext: nextId !== undefined,
    hasPrevious: previousId !== undefined,
    step(by) {
      const from = rows.findIndex((each) => each.id === headed.current)
      const beside = by === 1 ? nextId : previousId
      const there = from === -1 ? beside : rows[from + by]?.id
      if (there !== undefined) void goTo(there)
    },
  }
  return { line, nextId, previousId }
}
