import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
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
}

/** The place of a record among those that wait. One that was decided on keeps its place in the line. */
export const useLine = ({ id, waiting, addressOf }: LineOptions) => {
  const persona = usePersona()
  const navigate = useNavigate()
  const rows = waiting?.content ?? []
  const found = rows.findIndex((each) => each.id === id)
  const [last, setLast] = useState({ id, at: 0 })
  if (found !== -1 && (last.id !== id || last.at !== found)) setLast({ id, at: found })
  const at = found === -1 && last.id === id ? last.at : found
  const nextId = rows[found === -1 ? at : found + 1]?.id
  const previousId = rows[at - 1]?.id

  const goTo = useCallback(
    (there: string) => void navigate({ to: addressOf({ id: there }, `/${persona.id}`) }),
    [navigate, addressOf, persona.id],
  )
  const line: Line = {
    position: found === -1 ? undefined : found + 1,
    count: waiting?.totalElements ?? 0,
    next: nextId === undefined ? undefined : () => goTo(nextId),
    previous: previousId === undefined ? undefined : () => goTo(previousId),
  }
  return { line, nextId, previousId }
}
