import { createElement, use, useEffect, useState } from 'react'
import { isParapetTag, registry } from '#widgets/registry.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import type { Change } from '../actions/record-edits.ts'
import { useRecordEdits } from '../actions/RecordEditsProvider.tsx'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { dirtyShape, isSavable } from './event-shapes.ts'

interface ElementMountProps {
  readonly tag: string
  /** Attributes by their names: `{ 'quote-id': id }`. */
  readonly attributes?: Readonly<Record<string, string>>
  /** What saving its input would change in the record on screen. */
  readonly changes?: (() => readonly Change[]) | undefined
  /** What to do when the element tells something. */
  readonly events?: Readonly<Record<`parapet-${string}`, (detail: unknown) => void>>
}

const noEvents = {}
const noChanges = (): readonly Change[] => []
const loads = new Map<string, Promise<unknown>>()

/** Defines an element once; a failed load is forgotten, so that a retry asks again. */
const define = (tag: string): Promise<unknown> => {
  const known = loads.get(tag)
  if (known) return known
  if (!isParapetTag(tag)) throw new Error(`No element is named ${tag}`)
  const load = registry[tag]()
  loads.set(tag, load)
  load.catch(() => loads.delete(tag))
  return load
}

/**
 * One of the elements that embedders get, with the portal's own platform: session and calls are one.
 * Input that it would lose is guarded like that of a form.
 */
export const ElementMount = ({
  tag,
  attributes,
  events = noEvents,
  changes = noChanges,
}: ElementMountProps) => {
  use(define(tag))
  const platform = usePlatform()
  const edits = useRecordEdits()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isDirty, setDirty] = useState(false)

  useEffect(() => {
    if (!element) return
    const stop = new AbortController()
    const hear = (name: string, listener: (detail: unknown) => void) =>
      element.addEventListener(
        name,
        (event) => listener(event instanceof CustomEvent ? event.detail : undefined),
        { signal: stop.signal },
      )
    hear('parapet-dirty-changed', (detail) => {
      const parsed = dirtyShape.safeParse(detail)
      if (parsed.success) setDirty(parsed.data.dirty)
    })
    for (const [name, listener] of Object.entries(events)) hear(name, listener)
    return () => stop.abort()
  }, [element, events])

  // What can be done with the record on screen knows of what is not saved in it.
  useEffect(() => {
    if (!edits || !element || !isDirty || !isSavable(element)) return undefined
    return edits.add({ changes, save: () => element.save() })
  }, [edits, element, isDirty, changes])

  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      {createElement(tag, { ...attributes, platform, ref: setElement })}
    </>
  )
}
