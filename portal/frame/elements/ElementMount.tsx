import {
  createElement,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefCallback,
} from 'react'
import { shownCalls } from '#core/platform/api/shown-calls.ts'
import { loadElementCode } from '#widgets/loader/element-code.ts'
import { usePlatform } from '#widgets/react/use-platform.ts'
import type { ParapetTag } from '#widgets/registry.ts'
import type { Change } from '../actions/record-edits.ts'
import { useRecordEdits } from '../actions/RecordEditsProvider.tsx'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { dirtyShape, isDiscardable, isResettable, isSavable } from './event-shapes.ts'

interface ElementMountProps {
  readonly tag: ParapetTag
  /** Attributes by name: `{ 'quote-id': id }`. */
  readonly attributes?: Readonly<Record<string, string>>
  /** The changes that saving its input would make to the record on screen. */
  readonly changes?: (() => readonly Change[]) | undefined
  /** Handlers of the element's events; `false` keeps the element from what it was about to do. */
  readonly events?: Readonly<Record<`parapet-${string}`, (detail: unknown) => unknown>>
  /** Whether its input is stored elsewhere as it is typed: leaving loses nothing. */
  readonly isStored?: boolean
  /** Is given the element, for calls of its methods. */
  readonly elementRef?: RefCallback<HTMLElement>
}

const noEvents = {}
const noChanges = (): readonly Change[] => []
const loads = new Map<string, Promise<unknown>>()

/** Defines an element once; a failed load can be tried again. */
const define = (tag: ParapetTag): Promise<unknown> => {
  const known = loads.get(tag)
  if (known) return known
  // Not by the registry, which would bring the list of all elements with every screen.
  const load = loadElementCode(tag)
  loads.set(tag, load)
  load.catch(() => loads.delete(tag))
  return load
}

/**
 * One of the embedders' elements, with the portal's own platform, session and calls. Unsaved input
 * is guarded like that of a form.
 */
export const ElementMount = ({
  tag,
  attributes,
  events = noEvents,
  changes = noChanges,
  isStored = false,
  elementRef,
}: ElementMountProps) => {
  use(define(tag))
  const portal = usePlatform()
  // an element shows its failures itself, as on a page of an agency
  const platform = useMemo(() => ({ ...portal, api: shownCalls(portal.api) }), [portal])
  const edits = useRecordEdits()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isDirty, setDirty] = useState(false)
  // what a listener still does with the last event
  const pending = useRef<Promise<unknown>>(undefined)

  const take = useCallback(
    (mounted: HTMLElement | null) => {
      setElement(mounted)
      elementRef?.(mounted)
    },
    [elementRef],
  )

  useEffect(() => {
    if (!element) return
    const stop = new AbortController()
    const hear = (name: string, listener: (detail: unknown) => unknown) =>
      element.addEventListener(
        name,
        (event) => {
          const answer = listener(event instanceof CustomEvent ? event.detail : undefined)
          if (answer instanceof Promise) pending.current = answer
          if (answer === false) event.preventDefault()
        },
        { signal: stop.signal },
      )
    hear('parapet-dirty-changed', (detail) => {
      const parsed = dirtyShape.safeParse(detail)
      if (parsed.success) setDirty(parsed.data.dirty)
    })
    for (const [name, listener] of Object.entries(events)) hear(name, listener)
    return () => stop.abort()
  }, [element, events])

  // Actions on the record on screen know its unsaved edits.
  useEffect(() => {
    if (!edits || !element || !isDirty || !isSavable(element)) return undefined
    return edits.add({
      changes,
      // saved once what follows a save is done: the record is read again
      async save() {
        const isSaved = await element.save()
        await pending.current
        return isSaved
      },
      ...(isResettable(element) && { reset: () => element.reset() }),
    })
  }, [edits, element, isDirty, changes])

  return (
    <>
      <LeaveGuard
        isDirty={isDirty && !isStored}
        onLeave={() => element && isDiscardable(element) && element.discard()}
      />
      {createElement(tag, { ...attributes, 'data-element': '', platform, ref: take })}
    </>
  )
}
