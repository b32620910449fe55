import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { anchorPopover } from '#widgets/kit/anchor-popover.ts'

/** Appearance and label of a panel's button; the panel handles the click. */
export type TriggerButton = Omit<ComponentProps<'button'>, 'ref' | 'type' | 'onClick'> &
  Readonly<Record<`data-${string}`, string | undefined>>

export interface Floating {
  readonly isOpen: boolean
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly panel: RefObject<HTMLDivElement | null>
  readonly toggle: () => void
  readonly close: () => void
}

/**
 * A panel in the top layer, positioned next to its trigger. The browser closes it on Escape and on
 * an outside press.
 */
export const useFloating = (
  placement: 'bottom-start' | 'bottom-end',
  /** Finds the element to focus in the open panel. */
  focused?: string,
): Floating => {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  /** A press on the trigger first closes the panel as an outside press; it must not reopen it. */
  const wasOpen = useRef(false)

  useEffect(() => {
    const anchor = trigger.current
    const floating = panel.current
    if (!isOpen || !anchor || !floating) return
    floating.showPopover()
    const stop = anchorPopover(anchor, floating, {
      placement,
      onPlaced: () => {
        if (focused !== undefined) floating.querySelector<HTMLElement>(focused)?.focus()
      },
    })
    const ended = new AbortController()
    const { signal } = ended
    floating.addEventListener(
      'toggle',
      ({ newState }) => {
        if (newState === 'closed') setOpen(false)
      },
      { signal },
    )
    anchor.addEventListener(
      'pointerdown',
      () => {
        wasOpen.current = floating.matches(':popover-open')
      },
      { signal, capture: true },
    )
    return () => {
      stop()
      ended.abort()
    }
  }, [isOpen, placement, focused])

  return {
    isOpen,
    trigger,
    panel,
    toggle: () => {
      const pressedToClose = wasOpen.current
      wasOpen.current = false
      if (pressedToClose) panel.current?.hidePopover()
      else setOpen((before) => !before)
    },
    close: () => {
      panel.current?.hidePopover()
      trigger.current?.focus()
    },
  }
}
