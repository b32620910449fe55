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
import { callsWithoutNotification } from '#core/platform/api/call-options.ts'
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
  /** The changes that saving would make to the record on screen. */
  readonly changes?: (() => readonly Change[]) | undefined
  /** Event handlers; returning `false` prevents the element's default action. */
  readonly events?: Readonly<Record<`parapet-${string}`, (detail: unknown) => unknown>>
  /** Whether the input is saved while typing, so that leaving loses nothing. */
  readonly isStored?: boolean
  /** Receives the element, to call its methods. */
  readonly elementRef?: RefCallback<HTMLElement>
}

const noEvents = {}
const noChanges = (): readonly Change[] => []
const loads = new Map<string, Promise<unknown>>()

/** Defines an element once; a failed load can be retried. */
const define = (tag: ParapetTag): Promise<unknown> => {
  const known = loads.get(tag)
  if (known) return known
  // The registry is not used here: it would add the list of all elements to every screen.
  const load = loadElementCode(tag)
  loads.set(tag, load)
  load.catch(() => loads.delete(tag))
  return load
}

/**
 * One of the embeddable elements, with the portal's platform, session and calls. Unsaved input is
 * guarded as in a form.
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
  // The element shows its own errors, as on an agency's page.
  const platform = useMemo(
    () => ({ ...portal, api: callsWithoutNotification(portal.api) }),
    [portal],
  )
  const edits = useRecordEdits()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isDirty, setDirty] = useState(false)
  // The pending work of the last event's listener.
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
    const listen = (name: string, listener: (detail: unknown) => unknown) =>
      element.addEventListener(
        name,
        (event) => {
          const answer = listener(event instanceof CustomEvent ? event.detail : undefined)
          if (answer instanceof Promise) pending.current = answer
          if (answer === false) event.preventDefault()
        },
        { signal: stop.signal },
      )
    listen('parapet-dirty-changed', (detail) => {
      const parsed = dirtyShape.safeParse(detail)
      if (parsed.success) setDirty(parsed.data.dirty)
    })
    for (const [name, listener] of Object.entries(events)) listen(name, listener)
    return () => stop.abort()
  }, [element, events])

  // Actions on the record on screen need its unsaved edits.
  useEffect(() => {
    if (!edits || !element || !isDirty || !isSavable(element)) return undefined
    return edits.add({
      changes,
      // Saved only when the listener is done, because it reads the record again.
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
